import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Opportunity } from '#contract/scanner.ts';
import { openPage, press, refusal, stubServer, type } from '#test/open-page.ts';
import { ReplyMaker } from './reply-maker.tsx';

const QUESTION = 'What is your answer, in one sentence?';
const THREAD = { id: 'opp_1', subreddit: 'saas', title: 'Which tool?', description: '' } as Opportunity;

test('without a model, asks for an answer before it generates a reply', async () => {
  const { sent } = stubServer({
    'GET /api/auth/user': { id: 'usr_1' },
    'GET /api/settings/model': { provider: 'builtin' },
    'POST /api/opportunities/opp_1/generate-reply': refusal(503, { message: 'Not now.' }),
  });
  await openPage(<ReplyMaker opportunity={THREAD} />);
  await screen.findByText('Without a model, these are your reply.');
  press(/^Generate/);
  expect(screen.getByText(/^Answer at least one question/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(QUESTION));
  expect(sent).toEqual([]);
  type(QUESTION, 'Call them.');
  expect(screen.queryByText(/^Answer at least one question/)).toBeNull();
  press(/^Generate/);
  await expect.poll(() => sent.length).toBe(1);
});

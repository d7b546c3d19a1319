import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CommunityRules } from '#contract/communities.ts';
import { openPage, stubServer } from '#test/open-page.ts';
import { RulesPanel } from './rules-panel.tsx';

const RULES: CommunityRules = {
  name: 'saas',
  known: true,
  message: null,
  rules: [{ name: 'Keep it rare', text: 'Once in 60 days.' }],
  findings: [
    { severity: 'care', text: 'Promotion is allowed once in 60 days.', because: 'Once in 60 days.' },
    { severity: 'note', text: 'We found no rule about links.', because: null },
  ],
  aiTextBans: [],
  source: 'platform',
  readAt: '2026-11-22T08:00:00.000Z',
};

const open = async (rules: CommunityRules) => {
  stubServer({ 'GET /api/subreddits/saas/rules': rules });
  await openPage(<RulesPanel subreddit="saas" />);
  return await screen.findByText(/^(?:Read|Pasted by you) on/);
};
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('shows each finding with its severity and source sentence', async () => {
  await open(RULES);
  const [condition, unknown] = screen
    .getAllByRole('listitem')
    .filter((item) => /Promotion is|We found/.test(item.textContent));
  expect(within(condition!).getByText('Careful')).toBeTruthy();
  expect(within(condition!).getByText('Once in 60 days.')).toBeTruthy();
  expect(unknown?.textContent).toBe('We found no rule about links.Note');
});

test('does not claim that a community without rules allows everything', async () => {
  await open({ ...RULES, rules: [], findings: [] });
  expect(screen.getByText('It has no rules of its own. Reddit’s apply.')).toBeTruthy();
});

test('marks pasted rules, and gives the reason for a corrected finding', async () => {
  const corrected = {
    severity: 'stop',
    text: 'Links aren’t allowed.',
    because: null,
    corrected: 'Asked',
  } as const;
  await open({ ...RULES, source: 'pasted', findings: [corrected] });
  expect(screen.getByText(/^Pasted by you on/)).toBeTruthy();
  expect(screen.getByText('Corrected: Asked')).toBeTruthy();
});

test('links to the community’s page, where unknown rules can be pasted', async () => {
  stubServer({
    'GET /api/subreddits/saas/rules': {
      ...RULES,
      known: false,
      message: 'Connect an account.',
      readAt: null,
    },
  });
  await openPage(<RulesPanel subreddit="saas" />);
  const link = await screen.findByRole('link', { name: 'Or paste them on its page.' });
  expect(link.getAttribute('href')).toBe('/communities/saas');
});

test("offers to retry rules that couldn't be loaded", async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const message = 'The rules of r/saas couldn’t be loaded.';
  const { answers } = stubServer({
    'GET /api/subreddits/saas/rules': { ...RULES, known: false, message, readAt: null, source: null },
  });
  await openPage(<RulesPanel subreddit="saas" />);
  await screen.findByText(message);
  answers['GET /api/subreddits/saas/rules'] = RULES;
  vi.advanceTimersByTime(15_000);
  expect(await screen.findByText('Promotion is allowed once in 60 days.')).toBeTruthy();
});

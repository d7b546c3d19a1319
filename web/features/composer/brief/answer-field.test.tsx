import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPage, press, stubServer } from '#test/open-page.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { AnswerField } from './answer-field.tsx';

afterEach(cleanup);

const field = (answer: string) => (
  <AnswerField
    question={`About ${answer}?`}
    answer={answer}
    recalled={undefined}
    mayBeFact
    onKeyDown={() => {}}
    onChange={() => {}}
  />
);

async function open() {
  let facts = { product: null, about: ['Kept long ago.'] };
  stubServer({
    'GET /api/settings/facts': () => facts,
    'PUT /api/settings/facts': (body: typeof facts) => (facts = body),
  });
  await openPage(
    <>
      {field('One.')}
      {field('Two.')}
    </>,
  );
  await screen.findByRole('button', { name: 'Keep as a fact: “One.”' });
  return () => facts.about;
}

test('two answers that are kept at once are both kept', async () => {
  const kept = await open();
  press('Keep as a fact: “One.”');
  press('Keep as a fact: “Two.”');
  await waitFor(() => expect(kept()).toEqual(['Kept long ago.', 'One.', 'Two.']));
});

test('Undo takes back the one fact, and none that was kept since', async () => {
  const kept = await open();
  press('Keep as a fact: “One.”');
  await waitFor(() => expect(kept()).toContain('One.'));
  await waitFor(() => expect(currentToast()?.title).toBe('Kept as a fact'));
  const undo = currentToast()?.action?.run;
  press('Keep as a fact: “Two.”');
  await waitFor(() => expect(kept()).toContain('Two.'));
  undo?.();
  await waitFor(() => expect(kept()).not.toContain('One.'));
  expect(kept()).toEqual(['Kept long ago.', 'Two.']);
});

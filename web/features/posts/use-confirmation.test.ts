import { expect, test } from 'vitest';
import { readConfirmation } from './use-confirmation.ts';

const historyOf = (...events: (readonly [event: string, detail?: string])[]) =>
  events.map(([event, detail = '']) => ({ at: '2026-11-20T09:00:00.000Z', event, detail }));

const LINK = ['confirmed', 'https://www.reddit.com/r/saas/comments/1/x/'] as const;

test.each([
  ['nothing before a link was pasted', historyOf(['created'], ['parked']), null],
  ['a checked link', historyOf(['created'], LINK), { isChecked: true, author: null }],
  ['an unchecked link', historyOf(LINK, ['linkUnchecked']), { isChecked: false, author: null }],
  [
    'who posted it',
    historyOf(LINK, ['postedByAnother', 'ada ben'], ['locked']),
    { isChecked: true, author: 'ada' },
  ],
  [
    'only facts about the last link',
    historyOf(LINK, ['postedByAnother', 'ada ben'], LINK, ['linkUnchecked'], LINK),
    { isChecked: true, author: null },
  ],
])('reads from the history %s', (_what, history, told) => {
  expect(readConfirmation(history)).toEqual(told);
});

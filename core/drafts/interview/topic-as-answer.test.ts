import { expect, test } from 'vitest';
import type { ThreadContext } from '../draft-request.ts';
import { withTopicAsAnswer } from './topic-as-answer.ts';

const THREAD: ThreadContext = {
  title: 'Is there a help desk for a shop of two?',
  body: '',
  author: 'ben',
  permalink: '/r/saas/comments/1',
  comments: [],
};
const SAID = 'We use a shared inbox and it is enough under 20 tickets a day';

test.each([
  SAID,
  `Ticket tools for tiny shops: ${SAID}`,
  'I disagree: a fixed price scares people off',
  'Count only what your own server logs, two people do not need more',
  'just count signups per page in a spreadsheet',
  'Reduce the number of channels first',
])('below a thread “%s” is what its author has to say', (topic) => {
  expect(withTopicAsAnswer([{ role: 'before', text: 'Mail.' }], topic, THREAD)).toEqual([
    { role: 'point', text: topic },
    { role: 'before', text: 'Mail.' },
  ]);
});

test.each([
  ['without a thread', SAID, null, []],
  [
    'where they answered in their own words',
    SAID,
    THREAD,
    [{ role: 'point' as const, text: 'A shared inbox.' }],
  ],
  ['where it asks', 'Do we need a shared inbox?', THREAD, []],
  ['where it only names a subject', 'ticket tools', THREAD, []],
  ['where the thread says it', 'There is a help desk for a shop of two', THREAD, []],
  [
    'where it is the thread’s own text',
    'My site was hacked last night',
    { ...THREAD, body: 'Hi.\nMy site was hacked last night and all is gone.' },
    [],
  ],
  ['where somebody said it there', SAID, { ...THREAD, comments: [{ author: 'ada', body: SAID }] }, []],
  ['where it says what to write', 'Tell them we had 30 % and it is fine', THREAD, []],
  ['where it is about the author', 'The author is wrong about the numbers', THREAD, []],
  ['below a comment', SAID, { ...THREAD, answered: { author: 'ada', body: 'Mail.' } }, []],
])('%s the topic is none', (_where, topic, thread, answers) => {
  expect(withTopicAsAnswer(answers, topic, thread)).toEqual(answers);
});

import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPage, stubServer } from '#test/open-page.ts';
import { type Brief, EMPTY_BRIEF } from '../composition.ts';
import { AngleCompare } from './angle-compare.tsx';

afterEach(cleanup);

const DRAFT = { title: 'T', engine: 'built-in', usage: null, notes: [], advice: null };
const ALIKE = /^These are much the same/;
const nothing = () => {};

async function open(given: Partial<Brief>, contentOf: (angle: string) => unknown) {
  const brief = { ...EMPTY_BRIEF, topic: 'Prices', subreddit: 'saas', ...given };
  stubServer({
    'GET /api/settings/facts': () => ({ product: null, about: [] }),
    'POST /api/generate-content': ({ angle }: { angle: string }) => contentOf(angle),
  });
  await openPage(<AngleCompare brief={brief} onChoose={nothing} onBack={nothing} onAnswer={nothing} />);
}
const closing = (angle: string) => ({ ...DRAFT, content: `All have it.\n\nWhat of ${angle}?` });

test('three drafts that are much the same are said to lack answers until there are three to tell', async () => {
  const answers = { failed: 'No refunds.', before: 'We guessed.', ask: 'Typos?' };
  for (const few of [{}, answers]) {
    await open({ answers: few }, closing);
    expect(await screen.findByText(ALIKE)).toBeTruthy();
  }
  await open({ answers: { ...answers, change: 'We asked.' } }, closing);
  await screen.findByText('What all three share is grey.');
  expect(screen.queryByText(ALIKE)).toBeNull();
});

const MOVED = 'We moved our reminders from email to SMS and no-shows fell from 14% to 6%';
const ANSWER = { name: 'Answer the questions' };

test('where every question on the topic is answered, nothing more is asked for or promised', async () => {
  const answers = { before: 'Emails.', failed: 'Calls.', ask: 'Typos?' };
  await open({ topic: MOVED, answers }, closing);
  expect((await screen.findByText(ALIKE)).textContent).toBe(
    'These are much the same: what you told can be told in few ways.',
  );
  expect(screen.queryByRole('button', ANSWER)).toBeNull();
  await open({ topic: MOVED, answers }, () => ({ ...DRAFT, content: 'The same.' }));
  expect(await screen.findAllByText(/the same text as “A lesson learned”\.$/)).toHaveLength(2);
});

test('what would set no angles apart is asked for without that promise', async () => {
  await open({ topic: MOVED, answers: { before: 'Emails.' } }, closing);
  expect((await screen.findByText(ALIKE)).textContent).toMatch(/little of yours to tell yet\.$/);
  expect(screen.getByRole('button', ANSWER)).toBeTruthy();
});

test('answers that have one order alone leave the angles alike until another one is there', async () => {
  const topic = 'What I learned from 12 customer interviews';
  const answers = { before: 'A.', change: 'B.', result: 'C.' };
  await open({ topic, answers }, closing);
  expect((await screen.findByText(ALIKE)).textContent).toMatch(
    /each angle tells your answers in its own way\.$/,
  );
  await open({ topic, answers: { ...answers, failed: 'D.' } }, closing);
  await screen.findByText('What all three share is grey.');
  expect(screen.queryByText(ALIKE)).toBeNull();
});

test('three drafts that differ in how they disclose the product alone are much the same', async () => {
  const openings = { lesson: 'For context, I', question: 'To be open about it: I', checklist: 'I' };
  await open({}, (angle) => ({
    ...DRAFT,
    content: `${openings[angle as keyof typeof openings]} work on Brinelog, a logbook.\n\nWhat of ${angle}?`,
  }));
  expect(await screen.findByText(ALIKE)).toBeTruthy();
});

test('an angle that comes to the text of another says so, and that more answers would set them apart where they would', async () => {
  const same = () => ({ ...DRAFT, content: 'The same.' });
  await open({}, same);
  const told = await screen.findAllByText(/^This came to the same text as “A lesson learned”\./);
  expect(told.map(({ textContent }) => textContent.includes('More answers'))).toEqual([true, true]);
  await open({ answers: { failed: 'A.', before: 'B.', change: 'C.' } }, same);
  expect(await screen.findAllByText(/the same text as “A lesson learned”\.$/)).toHaveLength(2);
});

test('answers that are left out, because they were to another topic, set no angles apart', async () => {
  const drafted = { failed: { topic: 'Hiring', text: 'No refunds.' } };
  await open({ answers: { failed: 'No refunds.' }, drafted }, closing);
  expect(await screen.findByText(ALIKE)).toBeTruthy();
});

test('nothing is said of three drafts before all of them are there, nor of three that share nothing', async () => {
  const never = Promise.withResolvers<object>().promise;
  await open({}, (angle) => (angle === 'question' ? never : closing(angle)));
  expect(await screen.findAllByText(/^What of /)).toHaveLength(2);
  expect(screen.queryByText(ALIKE)).toBeNull();
  await open({}, (angle) => ({ ...DRAFT, title: angle, content: `Of ${angle}.` }));
  expect(await screen.findAllByText(/^Of /)).toHaveLength(3);
  expect(screen.queryByText(ALIKE)).toBeNull();
});

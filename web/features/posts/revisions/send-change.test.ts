import { expect, test } from 'vitest';
import { refusal, stubServer } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { currentQuestion } from './revision-question.ts';
import { sendChange } from './send-change.ts';

const seen = samplePost({ id: 'pst_1', title: 'Prices' });

/** A server that has revision 2 of the post. */
function open(present = samplePost({ ...seen, revision: 2 })) {
  const outdated = { code: 'CHANGED_ELSEWHERE', message: 'It was changed elsewhere.', present };
  return stubServer({
    'PATCH /api/posts/pst_1': (body: { revision: number }) =>
      body.revision === 2 ? samplePost({ ...seen, revision: 3 }) : refusal(409, outdated),
  });
}

test('saves without asking if the saved text is the same', async () => {
  const { sent } = open();
  await sendChange({ id: 'pst_1', revision: 1, title: 'Prices', content: seen.content });
  await sendChange({ id: 'pst_1', revision: 1, status: 'scheduled' }, seen);
  expect(currentQuestion()).toBeNull();
  expect(sent.map(({ body }) => body)).toMatchObject([
    { revision: 1 },
    { revision: 2, title: 'Prices' },
    { revision: 1 },
    { revision: 2, status: 'scheduled' },
  ]);
});

test('if the author keeps their own version, a change in the list keeps the words shown there', async () => {
  const { sent } = open(samplePost({ ...seen, revision: 2, title: 'Rates' }));
  const saved = sendChange({ id: 'pst_1', revision: 1, status: 'scheduled' }, seen);
  await expect.poll(currentQuestion).toMatchObject({ mine: { title: 'Prices' }, theirs: { title: 'Rates' } });
  currentQuestion()?.answer('mine');
  await saved;
  expect(sent.at(-1)?.body).toMatchObject({ revision: 2, title: 'Prices', status: 'scheduled' });
});

test('rethrows the refusal without a choice, and saves nothing if the saved version is chosen', async () => {
  const { sent } = open(samplePost({ ...seen, revision: 2, scheduledAt: '2031-07-04T09:30:00.000Z' }));
  for (const [kept, outcome] of [
    [null, { status: 409 }],
    ['theirs', { post: { revision: 2 } }],
  ] as const) {
    const saved = sendChange({ id: 'pst_1', revision: 1, scheduledAt: null });
    await expect.poll(currentQuestion).not.toBeNull();
    currentQuestion()?.answer(kept);
    await expect(saved).rejects.toMatchObject(outcome);
  }
  expect(sent).toHaveLength(2);
});

test('asks before moving a post, or undoing that, overwrites a time or account changed elsewhere', async () => {
  for (const theirs of [{ scheduledAt: '2031-07-04T09:30:00.000Z' }, { redditAccountId: 'acc_2' }]) {
    const { sent } = open(samplePost({ ...seen, redditAccountId: 'acc_1', revision: 2, ...theirs }));
    const moved = { ...seen, redditAccountId: 'acc_1', scheduledAt: '2031-07-03T09:30:00.000Z' };
    const saved = sendChange({ id: 'pst_1', revision: 1, scheduledAt: null }, moved);
    await expect.poll(currentQuestion).toMatchObject({ theirs });
    currentQuestion()?.answer(null);
    await expect(saved).rejects.toMatchObject({ status: 409 });
    expect(sent).toHaveLength(1);
  }
});

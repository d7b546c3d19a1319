import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBeginning } from '#contract/beginning.ts';
import { type Interview, listInterviews } from '#contract/interview.ts';
import { createPost, deletePost, updatePost } from '#contract/posts.ts';
import { type PlatformApp, createPlatformApp } from '#test/platform-app.ts';

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

const post = { title: 'We cut alarms', content: 'By a lot.', subreddit: 'saas' };
const interview: Interview = {
  topic: 'how we cut alarms',
  answers: [
    { question: 'before', text: 'Forty a week.' },
    { question: null, text: 'It was loud.' },
  ],
  shape: 'story',
  leads: false,
  closing: true,
  isOwn: null,
};

test('what was told of a post is kept with it, and read again with it', async () => {
  const ada = await app.as('ada');
  const { id } = await ada.call(createPost, { ...post, interview });
  expect((await ada.call(readBeginning, { id })).interview).toEqual(interview);
  await ada.call(updatePost, { id, title: 'We cut many alarms' });
  expect((await ada.call(readBeginning, { id })).interview).toEqual(interview);
  const more: Interview = {
    ...interview,
    topic: 'Launching Quillbox',
    answers: [],
    shape: null,
    isOwn: true,
  };
  await ada.call(updatePost, { id, interview: more });
  expect((await ada.call(readBeginning, { id })).interview).toEqual(more);
});

test('a post without an interview has none', async () => {
  const ben = await app.as('ben');
  const { id } = await ben.call(createPost, post);
  expect((await ben.call(readBeginning, { id })).interview).toBeNull();
  expect(await ben.call(listInterviews)).toEqual([]);
});

test.each([
  ['interview.topic', { topic: 'x'.repeat(301) }],
  ['interview.answers', { answers: Array.from({ length: 13 }, () => ({ question: null, text: 'x' })) }],
  ['interview.answers.0.text', { answers: [{ question: null, text: 'x'.repeat(301) }] }],
  ['interview.answers.0.question', { answers: [{ question: 'boast', text: 'x' }] }],
])('an invalid %s is reported at its field', async (field, differs) => {
  const ada = await app.as('ada');
  const given = { ...post, interview: { ...interview, ...differs } as Interview };
  await expect(ada.call(createPost, given)).rejects.toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) as string } },
  });
});

test('no more than the last fifty are listed', async () => {
  const eve = await app.as('eve');
  for (let at = 0; at < 51; at++) {
    app.clock.advance(60_000);
    await eve.call(createPost, { ...post, interview: { ...interview, topic: `alarms ${at}` } });
  }
  const told = await eve.call(listInterviews);
  expect(told).toHaveLength(50);
  expect(told.at(-1)?.topic).toBe('alarms 1');
});

test('what was told is listed with its time, the newest first, to its own workspace alone', async () => {
  const cleo = await app.as('cleo');
  await cleo.call(createPost, { ...post, interview });
  app.clock.advance(60_000);
  const { id } = await cleo.call(createPost, { ...post, interview: { ...interview, topic: 'alarms again' } });
  const told = await cleo.call(listInterviews);
  expect(told.map(({ topic }) => topic)).toEqual(['alarms again', 'how we cut alarms']);
  expect(told[0]).toEqual({
    ...interview,
    topic: 'alarms again',
    toldAt: new Date(app.clock.now()).toISOString(),
  });
  expect(await (await app.as('dan')).call(listInterviews)).toEqual([]);
  await cleo.call(deletePost, { id });
  expect((await cleo.call(listInterviews)).map(({ topic }) => topic)).toEqual(['how we cut alarms']);
});

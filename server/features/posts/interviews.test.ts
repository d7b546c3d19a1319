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

test("stores a post's interview and returns it with the post", async () => {
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

test('returns null for a post without an interview', async () => {
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
])('rejects an invalid %s at its field', async (field, differs) => {
  const ada = await app.as('ada');
  const given = { ...post, interview: { ...interview, ...differs } as Interview };
  await expect(ada.call(createPost, given)).rejects.toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) as string } },
  });
});

test('lists only the last fifty interviews', async () => {
  const eve = await app.as('eve');
  for (let at = 0; at < 51; at++) {
    app.clock.advance(60_000);
    await eve.call(createPost, { ...post, interview: { ...interview, topic: `alarms ${at}` } });
  }
  const listed = await eve.call(listInterviews);
  expect(listed).toHaveLength(50);
  expect(listed.at(-1)?.topic).toBe('alarms 1');
});

test('lists interviews with their times, newest first, for their own workspace only', async () => {
  const cleo = await app.as('cleo');
  await cleo.call(createPost, { ...post, interview });
  app.clock.advance(60_000);
  const { id } = await cleo.call(createPost, { ...post, interview: { ...interview, topic: 'alarms again' } });
  const listed = await cleo.call(listInterviews);
  expect(listed.map(({ topic }) => topic)).toEqual(['alarms again', 'how we cut alarms']);
  expect(listed[0]).toEqual({
    ...interview,
    topic: 'alarms again',
    toldAt: new Date(app.clock.now()).toISOString(),
  });
  expect(await (await app.as('dan')).call(listInterviews)).toEqual([]);
  await cleo.call(deletePost, { id });
  expect((await cleo.call(listInterviews)).map(({ topic }) => topic)).toEqual(['how we cut alarms']);
});

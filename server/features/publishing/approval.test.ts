import { afterAll, expect, test } from 'vitest';
import { addAssistedAccount } from '#contract/accounts.ts';
import { listKeys, revokeKey } from '#contract/keys/api-keys.ts';
import { decideApproval } from '#contract/keys/approval.ts';
import {
  changePosts,
  confirmPost,
  createPost,
  deletePost,
  listPosts,
  readPostHistory,
  retryPost,
  updatePost,
} from '#contract/posts.ts';
import { importPosts } from '#contract/import.ts';
import { restorePost } from '#contract/trash.ts';
import { createTestApp } from '#test/create-test-app.ts';

const app = await createTestApp();
afterAll(() => app.close());
const person = await app.as('ada');
const tool = await app.withKey('ada', { name: 'n8n' });
await person.call(addAssistedAccount, { username: 'ada_by_hand' });

let no = 0;
const text = () => {
  no += 1;
  const words = ['How', 'we', 'found', 'shop', 'number', 'by', 'asking'].map((word) => `${word}${no}`);
  return {
    title: words.join(' '),
    content: `${words.join(' ')}. Which one would you ask?`,
    subreddit: 'webdev',
  };
};
const inAnHour = () => new Date(app.clock.now() + 3_600_000).toISOString();
const ASKS = { phase: 'needs_you', problem: { code: 'APPROVAL_NEEDED' } };
const schedule = (client = tool) =>
  client.call(createPost, { ...text(), status: 'scheduled', scheduledAt: inAnHour() });
const approve = (id: string, more: object = {}) =>
  person.call(decideApproval, { id, decision: 'approve', ...more });
const reject = (id: string, note?: string) => person.call(decideApproval, { id, decision: 'reject', note });

test('a post that a key schedules waits for a person, keeps its time, and names the key', async () => {
  const post = await schedule();
  expect(post).toMatchObject({ ...ASKS, status: 'scheduled', composeUrl: null });
  expect(post.problem?.message).toContain('n8n');
  expect(post.scheduledAt).not.toBeNull();
  const approved = await approve(post.id);
  expect(approved).toMatchObject({ phase: 'waiting', problem: null, scheduledAt: post.scheduledAt });
});

test('a post that a key publishes waits for a person, whose approval sends it', async () => {
  const post = await tool.call(createPost, { ...text(), status: 'published' });
  expect(post).toMatchObject(ASKS);
  await app.drainJobs();
  expect((await tool.call(listPosts)).find(({ id }) => id === post.id)).toMatchObject(ASKS);
  expect((await approve(post.id)).phase).toBe('waiting');
});

test('a rejected post becomes a draft, and its history has the note', async () => {
  const post = await schedule();
  expect(await reject(post.id, 'Too loud.')).toMatchObject({ phase: 'draft', problem: null });
  const history = await tool.call(readPostHistory, { id: post.id });
  expect(history.map(({ event }) => event)).toEqual(['created', 'parked', 'rejected']);
  expect(history.at(-1)?.detail).toBe('Too loud.');
});

test.each([
  ['changes the text', (id: string) => tool.call(updatePost, { id, content: `${text().content} Again` })],
  ['sets the status', (id: string) => tool.call(updatePost, { id, status: 'scheduled' })],
  ['publishes it', (id: string) => tool.call(updatePost, { id, status: 'published' })],
  [
    'moves it',
    (id: string) => tool.call(changePosts, { ids: [id], action: 'schedule', startAt: inAnHour() }),
  ],
  [
    'restores it',
    async (id: string) => {
      await tool.call(deletePost, { id });
      await tool.call(restorePost, { id });
    },
  ],
])('an approved post needs approval again when the key %s', async (_how, change) => {
  const { id } = await schedule();
  await approve(id);
  await change(id);
  expect((await tool.call(listPosts)).find((post) => post.id === id)).toMatchObject(ASKS);
});

test('a key’s change of a post that a person scheduled needs approval too', async () => {
  const { id } = await schedule(person);
  expect(await tool.call(updatePost, { id, title: `Another ${text().title}` })).toMatchObject(ASKS);
});

test('a key cannot bypass approval by sending a waiting post again', async () => {
  const { id } = await schedule();
  expect(await tool.call(retryPost, { id })).toMatchObject(ASKS);
});

test('a person’s change of a waiting post does not count as approval', async () => {
  const { id } = await schedule();
  expect(await person.call(updatePost, { id, title: `Better ${text().title}` })).toMatchObject(ASKS);
});

test('approving an outdated text is refused with the current one', async () => {
  const { id, revision } = await schedule();
  const { title } = await tool.call(updatePost, { id, title: `Swapped ${text().title}` });
  await expect(approve(id, { revision })).rejects.toMatchObject({
    status: 409,
    body: { code: 'CHANGED_ELSEWHERE', present: { title } },
  });
});

test('approval fails if the key has changed the time since it was shown', async () => {
  const { id, revision } = await schedule();
  await tool.call(retryPost, { id });
  await expect(approve(id, { revision })).rejects.toMatchObject({ status: 409 });
});

test('two approvals at the same time cause only one sending', async () => {
  const { id } = await schedule();
  const both = await Promise.allSettled([approve(id), approve(id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const jobs = app.base.db.selectFrom('jobs').select('id').where('unique_key', 'like', `post:${id}:%`);
  expect(await jobs.execute()).toHaveLength(1);
});

test('a post still waits after its key was revoked, and can be approved', async () => {
  const gone = await app.withKey('ada', { name: 'gone' });
  const post = await schedule(gone);
  const key = (await person.call(listKeys)).find(({ name }) => name === 'gone');
  await person.call(revokeKey, { id: key?.id });
  expect((await person.call(listPosts)).find(({ id }) => id === post.id)).toMatchObject(ASKS);
  expect(await approve(post.id)).toMatchObject({ phase: 'waiting' });
});

test('a key can’t send a rejected post without asking again', async () => {
  const { id } = await schedule();
  await reject(id);
  for (const status of ['scheduled', 'published'])
    expect(await tool.call(updatePost, { id, status })).toMatchObject(ASKS);
});

test('only a person in the workspace can decide, and only about a post that waits for approval', async () => {
  const { id } = await schedule();
  await expect(tool.call(decideApproval, { id, decision: 'approve' })).rejects.toMatchObject({
    status: 403,
    body: { code: 'PERSON_ONLY' },
  });
  const stranger = await app.as('bob');
  await expect(stranger.call(decideApproval, { id, decision: 'approve' })).rejects.toMatchObject({
    status: 404,
  });
  await reject(id);
  await expect(approve(id)).rejects.toMatchObject({ status: 409 });
});

test('a person cannot approve a post that waits for another reason, or is in the trash', async () => {
  const [parked, deleted] = [await schedule(), await schedule()];
  const problem = JSON.stringify({ code: 'LATE', message: 'Too late.', remedy: 'Send it.' });
  await app.base.db.updateTable('posts').set({ problem }).where('id', '=', parked.id).execute();
  await person.call(deletePost, { id: deleted.id });
  for (const { id } of [parked, deleted]) await expect(approve(id)).rejects.toMatchObject({ status: 409 });
});

test('approval fails if the key has made the text a near-duplicate of another', async () => {
  const [first, second] = [await schedule(), await schedule()];
  const { title, content } = first;
  await tool.call(updatePost, { id: second.id, title, content, subreddit: 'saas' });
  await expect(approve(second.id)).rejects.toMatchObject({ status: 409 });
});

test('approving overdue posts counts toward the limit of immediate sends', async () => {
  const busy = await app.as('busy');
  await busy.call(addAssistedAccount, { username: 'busy_by_hand' });
  const hers = await app.withKey('busy');
  const posts = [];
  for (let no = 0; no <= 30; no++) posts.push(await schedule(hers));
  app.clock.advance(3_600_001);
  const decide = (id: string) => busy.call(decideApproval, { id, decision: 'approve' });
  for (const { id } of posts.slice(0, 30)) await decide(id);
  await expect(decide(posts[30]!.id)).rejects.toMatchObject({ status: 429 });
});

test('a key that needs no approval schedules directly', async () => {
  const trusted = await app.withKey('ada', { asksFirst: false });
  expect(await schedule(trusted)).toMatchObject({ phase: 'waiting', problem: null });
});

test('a key needs the scope for the status that it requests', async () => {
  const drafts = await app.withKey('ada', { scopes: ['draft'] });
  const { id } = await drafts.call(createPost, text());
  await drafts.call(updatePost, { id, title: `New ${text().title}` });
  const [waiting, trashed] = [await schedule(), await schedule(person)];
  await person.call(deletePost, { id: trashed.id });
  for (const call of [
    () => schedule(drafts),
    () => drafts.call(createPost, { ...text(), status: 'published' }),
    () => drafts.call(updatePost, { id, status: 'published' }),
    () => drafts.call(updatePost, { id: waiting.id, title: 'Swapped' }),
    () => drafts.call(changePosts, { ids: [id], action: 'schedule', startAt: inAnHour() }),
    () => drafts.call(deletePost, { id: waiting.id }),
    () => drafts.call(restorePost, { id: trashed.id }),
    () => drafts.call(importPosts, { rows: [{ ...text(), status: 'scheduled', scheduledAt: inAnHour() }] }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 403, body: { code: 'SCOPE_MISSING' } });
});

test('a key cannot mark a post that waits for approval as posted', async () => {
  const { id } = await schedule();
  const permalink = 'https://www.reddit.com/r/webdev/comments/1abcde/title/';
  await expect(tool.call(confirmPost, { id, permalink })).rejects.toMatchObject({ status: 409 });
  expect((await tool.call(listPosts)).find((post) => post.id === id)).toMatchObject(ASKS);
  expect(await person.call(confirmPost, { id, permalink })).toMatchObject({ phase: 'published' });
});

test('a key cannot declare a text to be the author’s own words', async () => {
  await expect(tool.call(createPost, { ...text(), inOwnWords: true })).rejects.toMatchObject({
    body: { code: 'PERSON_ONLY' },
  });
});

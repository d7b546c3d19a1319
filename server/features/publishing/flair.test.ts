import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAdmission } from '#contract/communities.ts';
import * as posts from '#contract/posts.ts';
import { type PlatformApp } from '#test/platform-app.ts';
import { HOUR_MS, openPublisher, type Publisher } from '#test/publisher.ts';
import type { TestClient } from '#test/test-client.ts';

let publisher: Publisher;
let app: PlatformApp;
let ada: TestClient;
beforeEach(async () => {
  publisher = await openPublisher();
  ({ app, ada } = publisher);
});
afterEach(() => app.close());

const post = {
  title: 'What I built in a week',
  content: 'A small tool that reads logs. What would you add to it?',
  subreddit: 'showyourwork',
};
const admissionOf = (name: string) => ada.call(readAdmission, { name });
const firstFlair = async () => (await admissionOf('showyourwork')).flairs![0]!.text;
const flairThere = async () => {
  const member = await app.sandbox.signIn('sandbox_ada');
  return (await member.get('/user/sandbox_ada/submitted')).children()[0]?.['link_flair_text'];
};

test.each([
  ['entrepreneur', { access: 'open', flairRequired: false }],
  ['opsroom', { access: 'open', flairs: [] }],
  ['handpicked', { access: 'approvedOnly' }],
  ['founderslounge', { access: 'private' }],
  ['doesnotexist123', { access: 'missing' }],
])('before anything is written, tells who may post to r/%s, and its flairs', async (name, access) => {
  expect(await admissionOf(name)).toMatchObject({ name, ...access });
});

test('without an account, returns no posting access', async () => {
  const ben = await app.as('ben');
  expect(await ben.call(readAdmission, { name: 'handpicked' })).toEqual({
    name: 'handpicked',
    access: 'unknown',
    flairRequired: null,
    flairs: null,
  });
});

test('asks for a required flair before sending, and sends it with the post', async () => {
  const refused = ada.call(posts.createPost, { ...post, status: 'published' });
  await expect(refused).rejects.toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('r/showyourwork: every post needs a flair. Choose one') },
  });
  const flair = await firstFlair();
  const made = await ada.call(posts.createPost, { ...post, flair: flair.toUpperCase(), status: 'published' });
  expect(made).toMatchObject({ phase: 'published' });
  expect(await flairThere()).toBe(flair);
});

test('parks a post whose flair was deleted before sending it, and sends it with another', async () => {
  const scheduledAt = publisher.inFuture(HOUR_MS);
  const scheduled = { ...post, flair: 'Long gone', status: 'scheduled', scheduledAt } as const;
  const { id } = await ada.call(posts.createPost, scheduled);
  app.clock.advance(HOUR_MS);
  await app.drainJobs();
  expect(await publisher.readPost({ id })).toMatchObject({
    phase: 'needs_you',
    problem: { code: 'FLAIR_GONE', message: 'r/showyourwork no longer has the flair “Long gone”.' },
  });
  await ada.call(posts.updatePost, { id, flair: await firstFlair() });
  await ada.call(posts.retryPost, { id });
  await app.drainJobs();
  expect(await publisher.readPost({ id })).toMatchObject({ phase: 'published' });
});

test('delays a post while flairs are unreadable, and never sends it without its flair', async () => {
  const flair = await firstFlair();
  const restore = publisher.replacePlatform({
    flairs: async () => ({ kind: 'notSent', detail: 'no route' }),
  });
  const made = await ada.call(posts.createPost, { ...post, flair, status: 'published' });
  expect(made).toMatchObject({ phase: 'waiting', problem: { code: 'UNREACHABLE' } });
  restore();
  await publisher.pass(10_000);
  expect(await publisher.readPost(made)).toMatchObject({ phase: 'published' });
  expect(await flairThere()).toBe(flair);
});

test.each([
  ['before it is sent', 0],
  ['between the check and the sending', 1],
])('if flairs are unreadable %s, delays a post, then sends it with its flair', async (_when, reads) => {
  const flair = await firstFlair();
  const real = { ...app.base.platform! };
  let left = reads;
  const restore = publisher.replacePlatform({
    flairs: (caller, community) =>
      left-- > 0
        ? real.flairs(caller, community)
        : Promise.resolve({ kind: 'forbidden', reason: 'blocked_at_the_edge' }),
  });
  const made = await ada.call(posts.createPost, { ...post, flair, status: 'published' });
  expect(made).toMatchObject({ phase: 'waiting', problem: { code: 'BLOCKED' } });
  expect((await admissionOf('showyourwork')).flairs).toBeNull();
  restore();
  await publisher.pass(6 * 60_000, 60_000);
  expect(await publisher.readPost(made)).toMatchObject({ phase: 'published' });
  expect(await flairThere()).toBe(flair);
});

test.each([
  ['private', 'PRIVATE'],
  ['quarantined', 'QUARANTINED'],
])('if a community has become %s, names that as the reason instead of the flair', async (reason, code) => {
  publisher.replacePlatform({ flairs: async () => ({ kind: 'forbidden', reason }) });
  const made = await ada.call(posts.createPost, { ...post, flair: 'Any', status: 'published' });
  expect(made).toMatchObject({ phase: 'failed', problem: { code } });
});

test('reports a deleted flair in a community that has no flairs', async () => {
  const bare = { ...post, subreddit: 'opsroom', flair: 'Any', status: 'published' } as const;
  expect(await ada.call(posts.createPost, bare)).toMatchObject({ problem: { code: 'FLAIR_GONE' } });
});

test.each([
  ['private', 'private'],
  ['banned', 'closed'],
  ['quarantined', 'quarantined'],
  ['gated', 'quarantined'],
  [null, 'barred'],
  ['blocked_at_the_edge', 'unknown'],
] as const)('reports a community whose answer is %s as %s', async (reason, access) => {
  publisher.replacePlatform({ about: async () => ({ kind: 'forbidden', reason }) });
  expect(await admissionOf('webdev')).toMatchObject({ access });
});

test('reports that the account is banned, although others may post there', async () => {
  const real = { ...app.base.platform! };
  publisher.replacePlatform({
    async about(...asked) {
      const read = await real.about(...asked);
      return read.kind === 'ok' ? { ...read, value: { ...read.value, banned: true } } : read;
    },
  });
  expect(await admissionOf('webdev')).toMatchObject({ access: 'banned' });
});

test('lets a user approved by the moderators post where others may not', async () => {
  const real = { ...app.base.platform! };
  publisher.replacePlatform({
    async about(...asked) {
      const read = await real.about(...asked);
      return read.kind === 'ok' ? { ...read, value: { ...read.value, approved: true } } : read;
    },
  });
  expect(await admissionOf('handpicked')).toMatchObject({ access: 'open' });
});

test("does not use a moderators-only flair that has the same name as the author's", async () => {
  const flair = await firstFlair();
  const real = { ...app.base.platform! };
  publisher.replacePlatform({
    async flairs(...asked) {
      const read = await real.flairs(...asked);
      const ofModerators = { id: 'theirs', text: flair, editable: false, moderatorsOnly: true };
      return read.kind === 'ok' ? { ...read, value: [ofModerators, ...read.value] } : read;
    },
  });
  const made = await ada.call(posts.createPost, { ...post, flair, status: 'published' });
  expect(made).toMatchObject({ phase: 'published' });
  expect(await flairThere()).toBe(flair);
});

test('sends no flair with a comment', async () => {
  const parentUrl = `${app.sandbox.url}/r/showyourwork/comments/abc123/x/`;
  const comment = { type: 'comment', content: 'An answer.', subreddit: 'showyourwork', parentUrl } as const;
  const { id, flair } = await ada.call(posts.createPost, { ...comment, flair: 'Show' });
  expect(flair).toBeNull();
  expect(await ada.call(posts.updatePost, { id, flair: 'Show' })).toMatchObject({ flair: null });
});

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
])(
  'before anything is written for r/%s, it is known who may post, and with which flairs',
  async (name, told) => {
    expect(await admissionOf(name)).toMatchObject({ name, ...told });
  },
);

test('without an account, nothing is known of who may post', async () => {
  const ben = await app.as('ben');
  expect(await ben.call(readAdmission, { name: 'handpicked' })).toEqual({
    name: 'handpicked',
    access: 'unknown',
    flairRequired: null,
    flairs: null,
  });
});

test('a flair that is required is asked for before anything is sent, and goes with the post', async () => {
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

test('a flair that is gone parks the post before it is sent; with another it goes out', async () => {
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

test('while the flairs cannot be read, the post waits; it does not go out without its flair', async () => {
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
])(
  'a post whose flairs are blocked %s waits like any other, and goes out with its flair',
  async (_when, reads) => {
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
  },
);

test.each([
  ['private', 'PRIVATE'],
  ['quarantined', 'QUARANTINED'],
])('a community that has become %s is named as the reason, and not its flair', async (reason, code) => {
  publisher.replacePlatform({ flairs: async () => ({ kind: 'forbidden', reason }) });
  const made = await ada.call(posts.createPost, { ...post, flair: 'Any', status: 'published' });
  expect(made).toMatchObject({ phase: 'failed', problem: { code } });
});

test('a community without flairs no longer has the one that was chosen', async () => {
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
] as const)('a community that is refused as %s is told as %s', async (reason, access) => {
  publisher.replacePlatform({ about: async () => ({ kind: 'forbidden', reason }) });
  expect(await admissionOf('webdev')).toMatchObject({ access });
});

test('an account that is banned is told so; others may post there', async () => {
  const real = { ...app.base.platform! };
  publisher.replacePlatform({
    async about(...asked) {
      const read = await real.about(...asked);
      return read.kind === 'ok' ? { ...read, value: { ...read.value, banned: true } } : read;
    },
  });
  expect(await admissionOf('webdev')).toMatchObject({ access: 'banned' });
});

test('whoever the moderators have approved may post where others may not', async () => {
  const real = { ...app.base.platform! };
  publisher.replacePlatform({
    async about(...asked) {
      const read = await real.about(...asked);
      return read.kind === 'ok' ? { ...read, value: { ...read.value, approved: true } } : read;
    },
  });
  expect(await admissionOf('handpicked')).toMatchObject({ access: 'open' });
});

test('a flair of the moderators is not taken for the author’s of the same name', async () => {
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

test('a comment has no flair', async () => {
  const parentUrl = `${app.sandbox.url}/r/showyourwork/comments/abc123/x/`;
  const comment = { type: 'comment', content: 'An answer.', subreddit: 'showyourwork', parentUrl } as const;
  const { id, flair } = await ada.call(posts.createPost, { ...comment, flair: 'Show' });
  expect(flair).toBeNull();
  expect(await ada.call(posts.updatePost, { id, flair: 'Show' })).toMatchObject({ flair: null });
});

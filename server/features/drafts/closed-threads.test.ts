import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateContent } from '#contract/drafts.ts';
import { createTestApp } from '#test/create-test-app.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import { explainClosed } from './gather-material.ts';

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

const ASKED = { topic: 'Which list do you keep?', subreddit: 'webdev', contentType: 'comment' } as const;

/** Cleo's thread after a moderation action, and a comment of hers in it. */
async function threadAfter(action: string): Promise<{ url: string; comment: string }> {
  const cleo = await app.sandbox.signIn('sandbox_cleo');
  const form = { sr: 'webdev', kind: 'self', title: `Lists, before a ${action}`, text: 'Which?' };
  const said = await cleo.post('/api/submit', form);
  const [id, url] = ['name', 'url'].map((key) => String(said.at('json', 'data', key)));
  const answer = await cleo.post('/api/comment', { thing_id: id!, text: 'Which do you keep?' });
  await app.sandbox.control({ thing: { id: id!, action } });
  const commentId = String(answer.at('json', 'data', 'things', 0, 'data', 'id'));
  return { url: url!, comment: `${url!}${commentId}/` };
}

test.each([
  ['lock', 'was locked, so it takes no answers'],
  ['remove', 'was removed, so few would see your answer'],
  ['delete', 'was deleted, so it takes no answers'],
])('drafts no comment for a thread after a %s, and says why', async (action, what) => {
  const ada = await app.as(`ada of ${action}`);
  await connectAccount(ada, { username: 'sandbox_ada' });
  const asked = { ...ASKED, parentUrl: (await threadAfter(action)).url };
  await expect(ada.call(generateContent, asked)).rejects.toMatchObject({
    status: 409,
    body: { message: `This thread ${what}. Answer another thread.` },
  });
  expect((await ada.call(generateContent, { ...asked, contentType: 'post' })).content).toMatch(/\S/);
});

test('still drafts a reply to a comment in a removed thread, but not in a locked one', async () => {
  const dora = await app.as('dora');
  await connectAccount(dora, { username: 'sandbox_ben' });
  const answer = async (action: string) =>
    await dora.call(generateContent, { ...ASKED, parentUrl: (await threadAfter(action)).comment });
  expect(await answer('remove')).toMatchObject({ content: expect.stringMatching(/\S/) });
  for (const action of ['lock', 'delete'])
    await expect(answer(action)).rejects.toMatchObject({ status: 409 });
});

test('drafts a comment for an open thread, and for an unreadable one', async () => {
  const ben = await app.as('ben');
  await connectAccount(ben, { username: 'sandbox_ben' });
  const open = { ...ASKED, parentUrl: (await threadAfter('unlock')).url };
  expect((await ben.call(generateContent, open)).content).toMatch(/\S/);
  const alone = await createTestApp();
  const unread = { ...ASKED, parentUrl: 'https://www.reddit.com/r/webdev/comments/abc123/lists/' };
  const { content, notes } = await (await alone.as('cy')).call(generateContent, unread);
  await alone.close();
  expect(content).toMatch(/\S/);
  expect(notes.map(({ text }) => text).join(' ')).toContain('The thread couldn’t be read');
});

test.each([
  [{}, null],
  [{ archived: true }, 'was archived'],
  [{ locked: true, archived: true }, 'was locked'],
  [{ removedBy: 'reddit' }, 'was removed'],
  [{ removedBy: 'reddit', locked: true }, 'was locked'],
  [{ removedBy: 'author', locked: true }, 'was deleted'],
  [{ removedBy: 'deleted' }, 'was deleted'],
])('reports a closed thread (%j) as %j', (more, closing) => {
  expect(explainClosed({ removedBy: null, locked: false, archived: false, ...more })).toBe(closing);
});

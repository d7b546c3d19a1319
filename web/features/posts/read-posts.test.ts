import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { LIST_VERSION } from '#contract/list-version.ts';
import { refusal, stubServer } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { hasReadVersion, readPosts } from './read-posts.ts';

const post = (id: string, title = `Post ${id}`) =>
  samplePost({ id, title, createdAt: `2026-11-20T09:00:0${id}.000Z` });
const list =
  (version: number, ...ids: string[]) =>
  () =>
    Response.json(
      ids.map((id) => post(id)),
      { headers: { [LIST_VERSION]: String(version) } },
    );
const idsOf = (posts: { id: string }[]) => posts.map(({ id }) => id);

test('reads only changes the second time, and keeps the server’s order', async () => {
  const queries = new QueryClient();
  const { answers } = stubServer({ 'GET /api/posts': list(7, '3', '1') });
  expect(idsOf(await readPosts(queries))).toEqual(['3', '1']);
  answers['GET /api/posts'] = refusal(500, {});
  answers['GET /api/posts/changes'] = {
    version: 8,
    changed: [post('2'), post('1', 'Changed')],
    removed: ['3'],
  };
  expect((await readPosts(queries)).map(({ title }) => title)).toEqual(['Post 2', 'Changed']);
  expect([hasReadVersion(queries, 8), hasReadVersion(queries, 9)]).toEqual([true, false]);
});

test("keeps optimistic changes separate from the server's data", async () => {
  const queries = new QueryClient();
  stubServer({
    'GET /api/posts': list(7, '1'),
    'GET /api/posts/changes': { version: 7, changed: [], removed: [] },
  });
  const shown = await readPosts(queries);
  shown.splice(0, 1);
  expect(idsOf(await readPosts(queries))).toEqual(['1']);
});

test('reads the whole list if the server no longer knows the version', async () => {
  const queries = new QueryClient();
  const { answers } = stubServer({ 'GET /api/posts': list(7, '1') });
  await readPosts(queries);
  answers['GET /api/posts/changes'] = () => refusal(410, { code: 'GONE', message: 'Too old.' });
  answers['GET /api/posts'] = list(9, '2');
  expect(idsOf(await readPosts(queries))).toEqual(['2']);
});

test("reports other failures and keeps the page's data", async () => {
  const queries = new QueryClient();
  const { answers } = stubServer({ 'GET /api/posts': list(7, '1') });
  await readPosts(queries);
  answers['GET /api/posts/changes'] = () => refusal(503, { code: 'UNAVAILABLE', message: 'Busy.' });
  await expect(readPosts(queries)).rejects.toMatchObject({ status: 503 });
  answers['GET /api/posts/changes'] = { version: 8, changed: [post('2')], removed: [] };
  expect(idsOf(await readPosts(queries))).toEqual(['2', '1']);
});

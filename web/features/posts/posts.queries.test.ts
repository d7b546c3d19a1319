import { waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { openPage, refusal, stubServer } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import {
  postHistoryQuery,
  postsQuery,
  useChangePost,
  useConfirmPost,
  useDeletePosts,
} from './posts.queries.ts';

const post = (id: string, change: Partial<Post> = {}) =>
  samplePost({ id, title: `Post ${id}`, createdAt: `2026-11-20T09:00:0${id}.000Z`, ...change });
const conflict = () => refusal(409, { code: 'CONFLICT', message: 'It is being sent.' });

/** The mutations as a component would use them, on a list of three posts, newest first. */
async function open(answers: Record<string, unknown>) {
  const server = stubServer({ 'GET /api/posts': () => new Promise(() => undefined), ...answers });
  const hooks: Partial<{
    change: ReturnType<typeof useChangePost>;
    confirm: ReturnType<typeof useConfirmPost>;
    remove: ReturnType<typeof useDeletePosts>;
  }> = {};
  const Probe = () => {
    Object.assign(hooks, { change: useChangePost(), confirm: useConfirmPost(), remove: useDeletePosts() });
    return null;
  };
  const page = await openPage(createElement(Probe), { posts: [post('3'), post('2'), post('1')] });
  const states = () => page.listed().map(({ id, phase }) => `${id} ${phase}`);
  return { ...page, ...server, hooks, states };
}

test('shows a change before the server responds, then replaces it with the response', async () => {
  const held = Promise.withResolvers<Post>();
  const { hooks, states } = await open({ 'PATCH /api/posts/2': () => held.promise });
  hooks.change?.mutate({ id: '2', status: 'published' });
  await waitFor(() => expect(states()).toEqual(['3 draft', '2 publishing', '1 draft']));
  held.resolve(post('2', { status: 'published', phase: 'published' }));
  await waitFor(() => expect(states()).toEqual(['3 draft', '2 published', '1 draft']));
});

test('undoes a change that the server refused, without undoing another one', async () => {
  const held = Promise.withResolvers<Response>();
  const { hooks, states } = await open({
    'PATCH /api/posts/2': () => held.promise,
    'PATCH /api/posts/3': post('3', { status: 'scheduled', phase: 'waiting' }),
  });
  hooks.change?.mutate({ id: '2', status: 'published' });
  hooks.change?.mutate({ id: '3', status: 'scheduled' });
  await waitFor(() => expect(states()).toEqual(['3 waiting', '2 publishing', '1 draft']));
  held.resolve(conflict());
  await waitFor(() => expect(states()).toEqual(['3 waiting', '2 draft', '1 draft']));
});

test('confirming a link changes nothing until the server has checked the link', async () => {
  const held = Promise.withResolvers<Post>();
  const { hooks, states, sent } = await open({ 'POST /api/posts/1/confirm': () => held.promise });
  hooks.confirm?.mutate({ id: '1', permalink: 'https://www.reddit.com/r/saas/comments/a/b/' });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(states()).toEqual(['3 draft', '2 draft', '1 draft']);
  held.resolve(post('1', { status: 'published', phase: 'published' }));
  await waitFor(() => expect(states()).toContain('1 published'));
});

test('removes deleted posts at once and puts back a refused one', async () => {
  const held = Promise.withResolvers<Response>();
  const { hooks, states } = await open({
    'DELETE /api/posts/3': undefined,
    'DELETE /api/posts/2': () => held.promise,
  });
  const deleting = hooks.remove?.mutateAsync(['3', '2']);
  await waitFor(() => expect(states()).toEqual(['1 draft']));
  held.resolve(conflict());
  expect(await deleting).toEqual({ deleted: ['3'], kept: ['2'] });
  await waitFor(() => expect(states()).toEqual(['2 draft', '1 draft']));
});

test('a repeated deletion that finds nothing counts as a success', async () => {
  const { hooks } = await open({
    'DELETE /api/posts/2': refusal(404, { code: 'NOT_FOUND', message: 'It is gone.' }),
  });
  const deleting = hooks.remove?.mutateAsync(['2']);
  expect(await deleting).toEqual({ deleted: ['2'], kept: [] });
});

test('puts back all posts if every deletion was refused', async () => {
  const { hooks, states } = await open({ 'DELETE /api/posts/2': conflict, 'DELETE /api/posts/1': conflict });
  await expect(hooks.remove?.mutateAsync(['2', '1'])).rejects.toThrow('409');
  expect(states()).toEqual(['3 draft', '2 draft', '1 draft']);
});

test('discards a pending response that would restore the old state', async () => {
  const held = Promise.withResolvers<Post[]>();
  const { hooks, queries, states } = await open({
    'GET /api/posts': () => held.promise,
    'PATCH /api/posts/2': post('2', { status: 'scheduled', phase: 'waiting' }),
  });
  const fetching = queries.query({ ...postsQuery, staleTime: 0 }).catch(() => undefined);
  await hooks.change?.mutateAsync({ id: '2', status: 'scheduled' });
  held.resolve([post('3'), post('2'), post('1')]);
  await fetching;
  expect(states()).toEqual(['3 draft', '2 waiting', '1 draft']);
});

test("after a change, refetches the list and its posts' details; after a deletion, only the list", async () => {
  const { hooks, queries } = await open({
    'DELETE /api/posts/2': undefined,
    'PATCH /api/posts/3': post('3'),
  });
  const keys = [postsQuery.queryKey, postHistoryQuery('2').queryKey];
  const areStale = () => keys.map((key) => queries.getQueryState(key)?.isInvalidated);
  queries.setQueryData(postHistoryQuery('2').queryKey, []);
  expect(areStale()).toEqual([false, false]);
  await hooks.remove?.mutateAsync(['2']);
  expect(areStale()).toEqual([true, false]);
  await hooks.change?.mutateAsync({ id: '3', status: 'draft' });
  expect(areStale()).toEqual([true, true]);
});

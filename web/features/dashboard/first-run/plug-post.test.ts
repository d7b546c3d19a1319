import { expect, test } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { samplePost } from '#test/sample-post.ts';
import { findFirstSent, PLUG_POST } from './plug-post.ts';

const post = (id: string, phase: Post['phase'], told: Partial<Post> = {}) =>
  samplePost({ id, phase, createdAt: `2026-11-20T09:00:0${id}.000Z`, ...told });

test('watches the first published post, or else one on its way, or else a failed one', () => {
  const posts = [
    post('4', 'published'),
    post('3', 'published'),
    post('2', 'publishing'),
    post('1', 'failed'),
  ];
  expect(findFirstSent(posts)?.id).toBe('3');
  expect(findFirstSent(posts.slice(2))?.id).toBe('2');
  expect(findFirstSent(posts.slice(3))?.id).toBe('1');
  expect(
    findFirstSent([post('1', 'draft'), post('2', 'published', { title: PLUG_POST.title })]),
  ).toBeUndefined();
});

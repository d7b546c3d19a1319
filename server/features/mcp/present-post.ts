import type { Post } from '#contract/posts.ts';
import { shorten } from '#core/text/cut-text.ts';
import { untrusted } from './untrusted.ts';

const TEXT_MAX = 2_000;

/** The message of a problem may quote Reddit or a moderator. */
export const presentPost = (post: Post) => ({
  id: post.id,
  type: post.type,
  subreddit: post.subreddit,
  title: post.title,
  content: shorten(post.content, TEXT_MAX),
  status: post.status,
  phase: post.phase,
  problem: post.problem && { ...post.problem, message: untrusted(post.problem.message) },
  scheduledAt: post.scheduledAt,
  publishedAt: post.publishedAt,
  permalink: post.permalink,
  analytics: post.analytics ?? null,
});

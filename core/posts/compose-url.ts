import type { PostType } from '#contract/posts.ts';

type Composed = {
  type: PostType;
  title: string | null;
  content: string;
  subreddit: string;
  url: string | null;
  parentUrl: string | null;
};

/** The platform's own form, filled in; for a comment, the thread that it answers. */
export function composeUrlOf(post: Composed, siteUrl: string): string | null {
  if (post.type === 'comment') return post.parentUrl;
  const filled = post.type === 'link' ? { url: post.url ?? '' } : { text: post.content };
  const query = new URLSearchParams({ title: post.title ?? '', ...filled });
  return `${siteUrl}/r/${post.subreddit}/submit?${query.toString()}`;
}

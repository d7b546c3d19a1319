import type { PostType } from '#contract/posts.ts';

type Composed = {
  type: PostType;
  title: string | null;
  content: string;
  subreddit: string;
  url: string | null;
  parentUrl: string | null;
};

const encode = (value: string) => encodeURIComponent(value).replaceAll('%20', '+');

/** The platform's submit form, prefilled; for a comment, the thread it answers. */
export function buildComposeUrl(post: Composed, siteUrl: string): string | null {
  if (post.type === 'comment') return post.parentUrl;
  const filled = post.type === 'link' ? { url: post.url ?? '' } : { text: post.content };
  const fields = { title: post.title ?? '', ...filled };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encode(value)}`);
  return `${siteUrl}/r/${post.subreddit}/submit?${query.join('&')}`;
}

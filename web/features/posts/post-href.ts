import type { Post } from '#contract/posts.ts';

/** Where a post is; permalinks are paths in their community. */
export const threadHref = ({ permalink }: Pick<Post, 'permalink'>, siteUrl: string | null | undefined) =>
  permalink && siteUrl ? URL.parse(permalink, siteUrl)?.href : undefined;

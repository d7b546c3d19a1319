import { createHash } from 'node:crypto';
import type { PostType } from '#contract/posts.ts';
import type { ListedPost } from '#core/publishing/decide-after-check.ts';
import type { Comment, Submission } from '#server/adapters/platform/things.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { readParentId } from '#core/posts/read-thread-link.ts';

type Content = {
  type: PostType;
  community: string;
  title: string | null;
  text: string;
  parentId: string | null;
};

/** `titleHash`: the hash of everything except the text. */
type Hashes = { hash: string; titleHash: string };

/**
 * Posts with the same hash are the same post. The platform trims texts and collapses whitespace in titles. A comment
 * is identified by its parent, not by the community its author named.
 */
function hashContent({ type, community, title, text, parentId }: Content): Hashes {
  const where = type === 'comment' ? (parentId ?? '') : community.toLowerCase();
  const place = [type, where, (title ?? '').replace(WHITESPACE, ' ').trim()];
  return { hash: digest([...place, tidy(text)]), titleHash: digest(place) };
}

/** This includes control characters: Reddit treats some as whitespace, JavaScript doesn't. */
const WHITESPACE = /[\s\p{Cc}]+/gu;

const digest = (parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

const tidy = (text: string) => text.replace(/\r\n?/g, '\n').trim();

export const toListed = (item: Submission | Comment): ListedPost => ({
  id: item.id,
  permalink: item.permalink,
  createdAt: item.createdAt,
  ...hashesOfListed(item),
  touched: item.score > 1 || ('comments' in item && item.comments > 0),
});

const hashesOfListed = (item: Submission | Comment) =>
  'title' in item
    ? hashContent({
        type: item.url === null ? 'post' : 'link',
        community: item.community,
        title: item.title,
        text: item.url ?? item.body,
        parentId: null,
      })
    : hashContent({
        type: 'comment',
        community: item.community,
        title: null,
        text: item.body,
        parentId: item.parentId,
      });

const hashesOf = (post: PostRow) =>
  hashContent({
    type: post.type,
    community: post.subreddit,
    title: post.title,
    text: (post.type === 'link' ? post.url : post.content) ?? '',
    parentId: post.type === 'comment' ? readParentId(post.parent_url) : null,
  });

/** The hash that the post will have in a listing. */
export const hashPost = (post: PostRow): string => hashesOf(post).hash;
export const hashPostTitle = (post: PostRow): string => hashesOf(post).titleHash;

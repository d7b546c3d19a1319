import { Link } from '@tanstack/react-router';
import type { Post } from '#contract/posts.ts';
import { previewOf, TYPE_NAMES } from '#web/features/posts/describe-post.ts';

/** The title leads to the post's page; a comment has none, so its text does. */
export const PostTitle = ({ post, id }: { post: Post; id: string }) => (
  <span className="grid min-w-0">
    <Link
      to="/posts/$id"
      params={{ id: post.id }}
      id={id}
      data-list-stop
      className="truncate rounded-[4px] font-medium hover:underline"
    >
      {post.title || previewOf(post.content)}
    </Link>
    <span className="truncate text-sm text-ink-2">
      {post.title ? previewOf(post.content) : TYPE_NAMES[post.type]}
    </span>
  </span>
);

import type { Post } from '#contract/posts.ts';
import type { Wish } from './outgoing.ts';

/** What a post in a list can be asked for, whether it is a row or a card. */
export type PostRowProps = {
  post: Post;
  isSelected: boolean;
  onSelect: (selected: boolean) => void;
  onWish: (wish: Wish) => void;
  onDelete: () => void;
  onConfirm: () => void;
};

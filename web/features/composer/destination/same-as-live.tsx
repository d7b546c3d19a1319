import type { Post } from '#contract/posts.ts';
import { isSameName } from './move-text.ts';
import { finished, type Composition } from '../composition.ts';

type SameAsLiveProps = { composition: Composition; live: Post | null };

/** Says beside the button that a text begun from a published post is that post once more. */
export function SameAsLive({ composition, live }: SameAsLiveProps) {
  const { words, subreddit } = finished(composition);
  if (live?.phase !== 'published' || !isSameName(subreddit, live.subreddit)) return null;
  const isSameText = words.content.trim() === live.content.trim();
  const isSameTitle = live.title !== null && words.title.trim() === live.title.trim();
  return (
    (isSameText || isSameTitle) && (
      <p className="text-sm text-warn">
        {isSameText ? 'This text' : 'A post with this title'} is live in r/{subreddit} already. Change it
        before you post it again: communities treat repeats as spam.
      </p>
    )
  );
}

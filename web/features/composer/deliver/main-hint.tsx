import { Link } from '@tanstack/react-router';
import type { Post } from '#contract/posts.ts';
import type { Brief } from '#core/composer/brief.ts';
import { isSameName } from '#core/composer/move-text.ts';
import { findMissingAnswers } from '#core/composer/save-work.ts';
import { closeEditor, type Composition } from '#core/composer/work.ts';
import { postName } from '#web/features/posts/describe-post.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { buildDraftRequest } from '../write/draft-request.ts';

type HintProps = {
  composition: Composition;
  brief: Brief;
  /** The published post that this text was copied from. */
  live: Post | null;
};

function describeRepeat(composition: Composition, live: Post | null): string | null {
  const { words, subreddit } = closeEditor(composition);
  if (live?.phase !== 'published' || !isSameName(subreddit, live.subreddit)) return null;
  const isSameText = words.content.trim() === live.content.trim();
  const isSameTitle = live.title !== null && words.title.trim() === live.title.trim();
  if (!isSameText && !isSameTitle) return null;
  const what = isSameText ? 'This text' : 'A post with this title';
  return `${what} is live in r/${subreddit} already. Change it before you post it again: communities treat repeats as spam.`;
}

/** What a generated text lacks compared with the form, if both have the same topic. */
function describeBehind(composition: Composition, brief: Brief): string | null {
  const { engine, interview } = composition;
  if (engine === null || interview?.topic.trim() !== brief.topic.trim()) return null;
  if (Object.keys(findMissingAnswers(brief, closeEditor(composition))).length > 0)
    return 'An answer is not in this text yet. Generate again to include it.';
  const { shape = null, leads = true, closing = true, isOwn = null } = buildDraftRequest(brief);
  const isChanged =
    interview.shape !== shape ||
    interview.leads !== leads ||
    interview.closing !== closing ||
    interview.isOwn !== isOwn;
  return isChanged ? 'Your choices changed after this draft. Generate again to apply them.' : null;
}

/** The one hint beside the buttons: a repeat, or a missing answer. */
export function MainHint({ composition, brief, live }: HintProps) {
  const hint = describeRepeat(composition, live) ?? describeBehind(composition, brief);
  return hint && <p className="text-sm text-warn">{hint}</p>;
}

/** Says that an earlier attempt was published, and lets the author send this text too. */
export const EarlierAttemptNotice = ({ post, onSendToo }: { post: Post; onSendToo: () => void }) => (
  <div role="alert" className="grid gap-2 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
    <p className="wrap-anywhere">
      Your first try went out: “{postName(post)}” in r/{post.subreddit}. What you changed since then wasn’t
      sent.
    </p>
    <div className="flex flex-wrap gap-2">
      <Link to="/posts/$id" params={{ id: post.id }} className={buttonStyle()}>
        Open that post
      </Link>
      <Button onClick={onSendToo}>Keep this text for another post</Button>
    </div>
  </div>
);

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileQuestion, Hourglass } from 'lucide-react';
import { useState } from 'react';
import type { Post } from '#contract/posts.ts';
import { briefFromPost, compositionFromPost } from '#core/composer/composition.ts';
import { isEditable } from '#core/posts/post-phase.ts';
import { beginningQuery, postsQuery } from '#web/features/posts/posts.queries.ts';
import { useHeldBackPosts } from '#web/features/preflight/use-held-back-posts.ts';
import { dateTime, toFutureMinute } from '#web/lib/date-time.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { EmptySection } from '#web/ui/empty-state.tsx';
import { WaitingSection } from '#web/ui/waiting.tsx';
import { Composer } from './composer.tsx';
import type { ComposerProps } from './use-desk.ts';

type EditPostProps = Pick<ComposerProps, 'savedId' | 'onSaved' | 'linkTool' | 'answeredTool'> & {
  id: string;
  userId: string;
};

const NO_BEGINNING = { generated: null, inOwnWords: false, interview: null };

const GOING_OUT = 'This post is going out, or has gone out since you opened it.';

const newText = (
  <Link to="/generator" className={buttonStyle({ kind: 'primary' })}>
    Write a new one
  </Link>
);

function outNote({ phase, scheduledAt }: Post, isHeldBack: boolean): string {
  if (phase !== 'waiting' || !scheduledAt) return '';
  const due = dateTime(scheduledAt);
  return isHeldBack
    ? `It is due on ${due}, but the rules would hold it back then: see below.`
    : `It goes out on ${due}, unless you save it as a draft.`;
}

/** Edits a saved post. Once it has been sent, saving creates a new post from it instead. */
export function EditPost({ id, userId, ...saved }: EditPostProps) {
  const list = useQuery(postsQuery);
  const begun = useQuery(beginningQuery(id));
  // The server still has the interview, even if this page couldn't load it.
  const beginning = begun.data ?? (begun.error && NO_BEGINNING);
  // The post as opened: live updates never change a text in the editor.
  const [opened, setOpened] = useState<Post>();
  const listed = list.data?.find((each) => each.id === id);
  const heldBack = useHeldBackPosts(listed ? [listed] : []);
  const post = opened ?? listed;
  if (post && !opened) setOpened(post);

  if (!list.data && !post)
    return <WaitingSection label="The post" query={list} rows={3} text="Loading post..." />;
  if (!post) return <EmptySection icon={FileQuestion} title="We can’t find this post" action={newText} />;
  if (!beginning) return <WaitingSection label="The post" query={begun} rows={3} text="Loading post..." />;
  if (post.phase === 'publishing' || post.phase === 'checking')
    return (
      <EmptySection
        icon={Hourglass}
        title="This post is being sent at this moment"
        text="It can’t be changed now. Posts shows what becomes of it."
        action={newText}
      />
    );
  const couldChange = isEditable(post.phase);
  // The post may be sent or deleted while it is edited.
  const isDeleted = list.data !== undefined && listed === undefined;
  const now = listed ?? post;
  const canChange = isEditable(now.phase);
  const start = {
    brief: briefFromPost(post, beginning.interview),
    composition: compositionFromPost(post, couldChange ? toFutureMinute(post.scheduledAt) : '', beginning),
  };
  return (
    <>
      <p className="mb-4 text-sm text-ink-2">
        {isDeleted ? (
          <>
            This post was deleted since you opened it.{' '}
            <Link to="/posts/trash" className="underline">
              Restore it from the trash
            </Link>{' '}
            to save what you change here.
          </>
        ) : canChange ? (
          `You are changing a saved post. ${outNote(now, heldBack.has(id))}`.trim()
        ) : (
          `${couldChange ? GOING_OUT : 'This post stays as it is.'} What you save here becomes a new one.`
        )}
      </p>
      <Composer
        slot={`${userId}:${id}`}
        start={start}
        editId={canChange ? id : null}
        copied={canChange ? null : now}
        {...saved}
      />
    </>
  );
}

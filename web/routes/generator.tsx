import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { FileQuestion, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Post } from '#contract/posts.ts';
import { isEditable } from '#core/posts/post-phase.ts';
import { briefOfPost, compositionOfPost, EMPTY_BRIEF } from '#web/features/composer/composition.ts';
import { beginningQuery } from '#web/features/posts/beginning.queries.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { useUser } from '#web/features/session/session.queries.ts';
import { upcomingMinute } from '#web/lib/local-time.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { EmptySection } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { WaitingSection } from '#web/ui/waiting.tsx';
import { ComposerPage } from '#web/features/composer/composer-page.tsx';

type EditProps = { id: string; userId: string; savedId: string | null; onSaved: (post: Post) => void };

const NO_BEGINNING = { generated: null, inOwnWords: false };
const EMPTY = { brief: EMPTY_BRIEF, composition: null };

const newText = (
  <Link to="/generator" className={buttonStyle({ kind: 'primary' })}>
    Write a new one
  </Link>
);

/** A post that exists: saving changes it while that is possible, and makes a new one from it afterwards. */
function EditPost({ id, userId, ...saved }: EditProps) {
  const list = useQuery(postsQuery);
  const begun = useQuery(beginningQuery(id));
  // The server keeps what it began from, whether this page could read it or not.
  const beginning = begun.data ?? (begun.error && NO_BEGINNING);
  // As it was when it was opened; what the server tells meanwhile does not change the text under somebody's hands.
  const [opened, setOpened] = useState<Post>();
  const post = opened ?? list.data?.find((post) => post.id === id);
  if (post && !opened) setOpened(post);

  if (!list.data && !post)
    return <WaitingSection label="The post" query={list} rows={3} text="Loading post..." />;
  if (!post)
    return <EmptySection icon={FileQuestion} title="This post is not here any more" action={newText} />;
  if (!beginning) return <WaitingSection label="The post" query={begun} rows={3} text="Loading post..." />;
  if (post.phase === 'publishing' || post.phase === 'checking')
    return (
      <EmptySection
        icon={Hourglass}
        title="This post is being sent at this moment"
        text="It cannot be changed now. Posts shows what becomes of it."
        action={newText}
      />
    );
  const canChange = isEditable(post.phase);
  const start = {
    brief: briefOfPost(post),
    composition: compositionOfPost(post, canChange ? upcomingMinute(post.scheduledAt) : '', beginning),
  };
  return (
    <>
      <p className="mb-4 text-sm text-ink-2">
        {canChange
          ? 'You are changing a saved post.'
          : 'This post stays as it is. What you save here becomes a new one.'}
      </p>
      <ComposerPage slot={`${userId}:${id}`} start={start} editId={canChange ? id : null} {...saved} />
    </>
  );
}

export function Generator() {
  const { data: user } = useUser();
  const navigate = useNavigate();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const editId = new URLSearchParams(search).get('edit');
  const [savedId, setSavedId] = useState<string | null>(null);
  if (!user) return null;
  const saved = {
    savedId,
    onSaved(post: Post) {
      setSavedId(post.id);
      if (editId) void navigate({ to: '/generator', replace: true });
    },
  };
  return (
    <>
      <PageHeader
        title="AI Content Generator"
        text="From a topic to a draft for one community, inside its rules."
      />
      {editId ? (
        <EditPost key={editId} id={editId} userId={user.id} {...saved} />
      ) : (
        <ComposerPage key="new" slot={`${user.id}:new`} start={EMPTY} editId={null} {...saved} />
      )}
    </>
  );
}

import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { Post } from '#contract/posts.ts';
import { EMPTY_BRIEF } from '#core/composer/brief.ts';
import { Composer } from '#web/features/composer/composer.tsx';
import { EditPost } from '#web/features/composer/edit-post.tsx';
import type { ComposerProps } from '#web/features/composer/use-desk.ts';
import { useUser } from '#web/features/session/session.queries.ts';
import { LeaveGuard } from '#web/shell/leave-guard.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** Loaded only for the first post. */
const WatchPublishedPost = lazy(async () => ({
  default: (await import('#web/features/dashboard/first-run/watch-published-post.tsx')).WatchPublishedPost,
}));

/** Loaded once there is a link. */
const LinkBuilder = lazy(async () => ({
  default: (await import('#web/features/clicks/link-builder.tsx')).LinkBuilder,
}));

const EMPTY = { brief: EMPTY_BRIEF, composition: null };

const linkTool: ComposerProps['linkTool'] = (field) =>
  URL.canParse(field.address) && (
    <Suspense>
      <LinkBuilder {...field} />
    </Suspense>
  );

/** Loaded once the draft answers a comment or thread. */
const AnsweredReply = lazy(async () => ({
  default: (await import('#web/features/replies/answered-reply.tsx')).AnsweredReply,
}));

export function Generator() {
  const { data: user } = useUser();
  const navigate = useNavigate();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const editId = new URLSearchParams(search).get('edit');
  const [savedId, setSavedId] = useState<string | null>(null);
  if (!user) return null;
  const answeredTool: ComposerProps['answeredTool'] = (thread) => (
    <Suspense>
      <AnsweredReply thread={thread} />
    </Suspense>
  );
  const saved = {
    savedId,
    linkTool,
    answeredTool,
    onSaved(post: Post) {
      setSavedId(post.id);
      if (editId) void navigate({ to: '/generator', replace: true, resetScroll: false });
    },
  };
  return (
    <>
      <PageHeader title="AI Content Generator" />
      <LeaveGuard />
      <Suspense>{savedId && !editId && <WatchPublishedPost key={savedId} postId={savedId} />}</Suspense>
      {editId ? (
        <EditPost key={editId} id={editId} userId={user.id} {...saved} />
      ) : (
        <Composer key="new" slot={`${user.id}:new`} start={EMPTY} editId={null} {...saved} />
      )}
    </>
  );
}

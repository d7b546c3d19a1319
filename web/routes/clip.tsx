import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, FileX, List } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { REDDIT_ORIGIN } from '#core/feed/parse-feed-address.ts';
import type { Post } from '#contract/posts.ts';
import { findOwnPost } from '#core/clip/find-own-post.ts';
import type { Clip } from '#core/clip/interpret-clip.ts';
import { useCommunity } from '#web/features/accounts/accounts.queries.ts';
import { ClipGuide } from '#web/features/clip/clip-guide.tsx';
import { FiguresForm } from '#web/features/clip/figures-form.tsx';
import { readFragment } from '#web/features/clip/read-fragment.ts';
import { RulesForm } from '#web/features/clip/rules-form.tsx';
import { ThreadForm } from '#web/features/clip/thread-form.tsx';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** The text behind the `#`, also when another page is clipped into the same tab. Removes it from the history. */
function useFragment(): string {
  const [fragment, setFragment] = useState(location.hash);
  useEffect(() => {
    const forget = () => history.replaceState(history.state, '', location.pathname + location.search);
    const read = () => {
      if (location.hash.length < 2) return;
      setFragment(location.hash);
      forget();
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return fragment;
}

const Section = ({ children }: { children: ReactNode }) => (
  <section className="rounded-lg border bg-surface">{children}</section>
);

type Kept = { rulesOf: string } | { figuresOf: string } | { title: string; score: number };

const KeptNote = ({ kept }: { kept: Kept }) =>
  'figuresOf' in kept ? (
    <EmptyState
      level="h2"
      icon={Check}
      title="Kept"
      text="The figures are with your post, with their time."
      action={
        <Link to="/posts/$id" params={{ id: kept.figuresOf }} className={buttonStyle()}>
          Open the post
        </Link>
      }
    />
  ) : 'rulesOf' in kept ? (
    <EmptyState
      level="h2"
      icon={Check}
      title="Kept"
      text={`The rules of r/${kept.rulesOf} are in its record.`}
      action={
        <Link to="/communities/$name" params={{ name: kept.rulesOf }} className={buttonStyle()}>
          Open r/{kept.rulesOf}
        </Link>
      }
    />
  ) : (
    <EmptyState
      level="h2"
      icon={Check}
      title="Kept"
      text={`“${kept.title}” scores ${kept.score} and is among your opportunities.`}
      action={
        <Link to="/scanner" search={{ score: '0' }} className={buttonStyle()}>
          Open the scanner
        </Link>
      }
    />
  );

/** The user's own post that a clip shows; null if it shows none, undefined while loading. */
function useOwnPost(clip: Clip | null): Post | null | undefined {
  const posts = useQuery(postsQuery);
  const platform = useCommunity();
  if (posts.isPending || platform.isPending) return undefined;
  return clip && findOwnPost(clip.address, posts.data ?? [], platform.data?.url ?? REDDIT_ORIGIN);
}

export function ClipPage() {
  const fragment = useFragment();
  const [kept, setKept] = useState<{ of: string; what: Kept } | null>(null);
  const clip = fragment.length > 1 ? readFragment(fragment) : null;
  const own = useOwnPost(clip);
  const isKept = kept?.of === fragment;
  const keep = (what: Kept) => setKept({ of: fragment, what });
  const isThread = clip?.kind === 'thread' || clip?.kind === 'page';
  const form = isThread && own !== undefined && !isKept && (
    <ThreadForm key={fragment} clip={clip} onKept={keep} />
  );
  return (
    <>
      <PageHeader title="Clip" text="What you are reading, kept by your own hand." />
      <div className="mx-auto grid max-w-180 gap-4">
        {isKept && (
          <Section>
            <KeptNote kept={kept.what} />
          </Section>
        )}
        {clip?.kind === 'rules' && !isKept && (
          <RulesForm key={fragment} clip={clip} onKept={(rulesOf) => keep({ rulesOf })} />
        )}
        {clip && own && !isKept && (
          <FiguresForm
            key={`${fragment} figures`}
            clip={clip}
            post={own}
            onKept={() => keep({ figuresOf: own.id })}
          />
        )}
        {form && own && (
          <details>
            <summary className="w-fit cursor-pointer rounded-sm text-sm font-medium text-accent-ink">
              Keep it as a thread, too
            </summary>
            <div className="mt-3">{form}</div>
          </details>
        )}
        {!own && form}
        {clip?.kind === 'listing' && (
          <Section>
            <EmptyState
              level="h2"
              icon={List}
              title="This page lists several threads"
              text="One thread is kept at a time. Open the one that you want to keep, and click the bookmark there."
            />
          </Section>
        )}
        {!clip && fragment.length > 1 && (
          <Section>
            <EmptyState
              level="h2"
              icon={FileX}
              title="This page couldn’t be read"
              text={
                'Nothing that we understand came with it. Click the bookmark again on the thread, or drag it ' +
                'from here again: an older one may no longer fit.'
              }
            />
          </Section>
        )}
        {(!clip || isKept) && <ClipGuide />}
      </div>
    </>
  );
}

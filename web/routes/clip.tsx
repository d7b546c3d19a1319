import { Link } from '@tanstack/react-router';
import { Check, FileX } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { ClipGuide } from '#web/features/clip/clip-guide.tsx';
import { readFragment } from '#web/features/clip/read-fragment.ts';
import { RulesForm } from '#web/features/clip/rules-form.tsx';
import { ThreadForm } from '#web/features/clip/thread-form.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** The words behind the `#`, also when another page is clipped into the same tab. */
function useFragment(): string {
  const [fragment, setFragment] = useState(location.hash);
  useEffect(() => {
    const read = () => setFragment(location.hash);
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return fragment;
}

const Section = ({ children }: { children: ReactNode }) => (
  <section className="rounded-lg border bg-surface">{children}</section>
);

type Kept = { rulesOf: string } | { title: string; score: number };

const KeptNote = ({ kept }: { kept: Kept }) =>
  'rulesOf' in kept ? (
    <EmptyState
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

export function ClipPage() {
  const fragment = useFragment();
  const [kept, setKept] = useState<{ of: string; what: Kept } | null>(null);
  const clip = fragment.length > 1 ? readFragment(fragment) : null;
  const isKept = kept?.of === fragment;
  const keep = (what: Kept) => setKept({ of: fragment, what });
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
        {clip && clip.kind !== 'rules' && !isKept && <ThreadForm key={fragment} clip={clip} onKept={keep} />}
        {!clip && fragment.length > 1 && (
          <Section>
            <EmptyState
              icon={FileX}
              title="This page could not be read"
              text="Nothing that we understand came with it. Click the bookmark again on the thread, or drag it anew from here: an older one may no longer fit."
            />
          </Section>
        )}
        {(!clip || isKept) && <ClipGuide />}
      </div>
    </>
  );
}

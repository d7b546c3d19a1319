import { useDeferredValue } from 'react';
import { PreflightPanel } from '#web/features/preflight/preflight-panel.tsx';
import { type CheckedDraft, usePreflight } from '#web/features/preflight/preflight.queries.ts';
import { ownTimeZone, toLocalMinute } from '#web/lib/date-time.ts';
import type { Composition } from './composition.ts';
import { postBodyOf } from './post-body.ts';

type CompositionPreflightProps = {
  composition: Composition;
  editId: string | null;
  onMove: (scheduledAt: string) => void;
};

/** The text as it stands, also while it is edited. */
export function checkedDraftOf(composition: Composition, editId: string | null): CheckedDraft {
  const { editing, words } = composition;
  const {
    subreddit,
    status: _,
    ctaStyle: _style,
    parentUrl: _parent,
    websiteUrl,
    ...body
  } = postBodyOf({ ...composition, words: editing ?? words }, 'draft');
  return {
    name: subreddit,
    ...body,
    timeZone: ownTimeZone(),
    ...(websiteUrl && URL.canParse(websiteUrl) && { websiteUrl }),
    ...(editId && { postId: editId }),
  };
}

export function CompositionPreflight({ composition, editId, onMove }: CompositionPreflightProps) {
  const draft = useDeferredValue(composition);
  const check = usePreflight(checkedDraftOf(draft, editId));
  return (
    <div className="border-t px-4 py-3 sm:px-6">
      <PreflightPanel
        community={composition.subreddit}
        check={check}
        onMove={(nextAt) => onMove(toLocalMinute(new Date(nextAt)))}
      />
    </div>
  );
}

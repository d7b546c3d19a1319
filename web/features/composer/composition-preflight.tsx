import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { holdsAgainst } from '#core/preflight/holds-against.ts';
import { PreflightPanel } from '#web/features/preflight/preflight-panel.tsx';
import { type CheckedDraft, usePreflight } from '#web/features/preflight/preflight.queries.ts';
import { hoursQuery } from '#web/features/schedule/hours.queries.ts';
import { readWebUrl } from '#web/lib/read-web-url.ts';
import { ownTimeZone, toLocalMinute } from '#web/lib/date-time.ts';
import { type Composition, finished, isBlank } from './composition.ts';
import { findFaults } from './find-faults.ts';
import { postBodyOf } from './post-body.ts';

type CompositionPreflightProps = {
  composition: Composition;
  check: ReturnType<typeof usePreflight>;
  isUnsaved: boolean;
  onMove: (scheduledAt: string) => void;
};

/** Whether nothing that a generated text is advised against for is held against it as it stands. */
export const heedsAdvice = (checked: ReturnType<typeof usePreflight>['data']): boolean =>
  Boolean(checked?.rulesReadAt) && !holdsAgainst(checked?.findings ?? []);

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
  const website = readWebUrl(websiteUrl ?? '');
  return {
    name: subreddit,
    ...body,
    timeZone: ownTimeZone(),
    ...(website && { websiteUrl: website }),
    ...(editId && { postId: editId }),
  };
}

/** What has to be put right before there is anything to check. */
function hindranceOf(composition: Composition): string | null {
  const { subreddit, title, content } = findFaults(composition);
  if (subreddit) return 'The rules are checked once a subreddit is named.';
  if (title) return 'The rules are checked once the title is short enough.';
  if (content) return 'The rules are checked once the text is short enough.';
  const isEmpty = isBlank(finished(composition).words) && composition.url.trim() === '';
  return isEmpty ? 'The rules are checked once there is a text.' : null;
}

type CheckedCompositionProps = {
  composition: Composition;
  editId: string | null;
  children: (check: ReturnType<typeof usePreflight>) => ReactNode;
};

/** What is written, with its check. */
export function CheckedComposition({ composition, editId, children }: CheckedCompositionProps) {
  const draft = useDeferredValue(composition);
  return children(usePreflight(hindranceOf(draft) ? null : checkedDraftOf(draft, editId)));
}

export function CompositionPreflight({ composition, check, isUnsaved, onMove }: CompositionPreflightProps) {
  const hindrance = hindranceOf(composition);
  const { data: hours } = useQuery(hoursQuery);
  return (
    <div className="border-t px-4 py-3 sm:px-6">
      {hindrance ? (
        <section aria-label="Preflight" className="text-sm text-ink-2">
          {hindrance}
        </section>
      ) : (
        <PreflightPanel
          community={composition.subreddit}
          check={check}
          isUnsaved={isUnsaved}
          hours={hours}
          onMove={(nextAt) => onMove(toLocalMinute(new Date(nextAt)))}
        />
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { hasOnlyTitle } from '#core/composer/snapshots.ts';
import { closeEditor, type Composition, isBlank, shownWords } from '#core/composer/work.ts';
import { isAdvisedAgainst } from '#core/preflight/is-advised-against.ts';
import { PreflightPanel } from '#web/features/preflight/preflight-panel.tsx';
import { type CheckedDraft, usePreflight } from '#web/features/preflight/preflight.queries.ts';
import { hoursQuery } from '#web/features/schedule/hours.queries.ts';
import { ownTimeZone, toLocalMinute } from '#web/lib/date-time.ts';
import { readWebUrl } from '#web/lib/read-web-url.ts';
import type { TextProps } from '../use-desk.ts';
import { findFaults, buildPostBody } from './post-body.ts';

export type CompositionCheck = ReturnType<typeof usePreflight>;

/** True if the advice against posting no longer applies to the text. */
export const isAdviceResolved = (checked: CompositionCheck['data']): boolean =>
  Boolean(checked?.rulesReadAt) && !isAdvisedAgainst(checked?.findings ?? []);

/** The current text, including unsaved edits. */
export function toCheckedDraft(composition: Composition, editId: string | null): CheckedDraft {
  const body = buildPostBody(closeEditor(composition), 'draft');
  const { subreddit, status: _, ctaStyle: _style, parentUrl: _parent, websiteUrl, ...checked } = body;
  const website = readWebUrl(websiteUrl ?? '');
  return {
    name: subreddit,
    ...checked,
    timeZone: ownTimeZone(),
    ...(website && { websiteUrl: website }),
    ...(editId && { postId: editId }),
  };
}

/** What must be fixed before the rules can be checked, or null. */
function obstacleOf(composition: Composition): string | null {
  const { subreddit, title, content } = findFaults(composition);
  if (subreddit) return 'The rules are checked once a subreddit is named.';
  if (title) return 'The rules are checked once the title is short enough.';
  if (content) return 'The rules are checked once the text is short enough.';
  const isEmpty = isBlank(shownWords(composition)) || hasOnlyTitle(composition);
  return isEmpty && composition.url.trim() === '' ? 'The rules are checked once there is a text.' : null;
}

/** Checks a text against the rules as it is typed; no data for an empty text. */
export function useCompositionCheck(composition: Composition, editId: string | null): CompositionCheck {
  const text = useDeferredValue(composition);
  return usePreflight(obstacleOf(text) ? null : toCheckedDraft(text, editId));
}

export function CompositionPreflight({ desk, composition, check }: TextProps & { check: CompositionCheck }) {
  const obstacle = obstacleOf(composition);
  const { data: hours } = useQuery(hoursQuery);
  function moveTo(nextAt: string) {
    const scheduledAt = toLocalMinute(new Date(nextAt));
    desk.change({ type: 'chosen', change: { scheduledAt } });
    // The pressed button is about to be removed.
    (desk.preview.current?.querySelector<HTMLElement>('form textarea') ?? desk.time.current)?.focus();
  }
  return (
    <div className="border-t px-4 py-3 sm:px-6">
      {obstacle ? (
        <section aria-label="Preflight" className="text-sm text-ink-2">
          {obstacle}
        </section>
      ) : (
        <PreflightPanel
          community={composition.subreddit}
          check={check}
          isUnsaved={desk.editId === null}
          hours={hours}
          onMove={moveTo}
        />
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { ChevronUp, Clock } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import type { Finding, Preflight, Verdict } from '#contract/preflight.ts';
import { hasOnlyTitle } from '#core/composer/snapshots.ts';
import { closeEditor, type Composition, isBlank, shownWords } from '#core/composer/work.ts';
import { isAdvisedAgainst } from '#core/preflight/is-advised-against.ts';
import { Findings, VERDICTS } from '#web/features/preflight/preflight-panel.tsx';
import { type CheckedDraft, usePreflight } from '#web/features/preflight/preflight.queries.ts';
import { hoursQuery } from '#web/features/schedule/hours.queries.ts';
import { errorMessage } from '#web/lib/api-client.ts';
import { localizeTimes, ownTimeZone, toLocalMinute } from '#web/lib/date-time.ts';
import { formatCount } from '#web/lib/format-number.ts';
import { readWebUrl } from '#web/lib/read-web-url.ts';
import { Button } from '#web/ui/button.tsx';
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

/** How many warnings there are, and the first of them. */
const countWarnings = (texts: readonly string[]): string =>
  `${formatCount(texts.length, 'warning')}: ${texts[0] ?? ''}`;

const mayBeOffer = (findings: readonly Finding[]) => findings.some(({ code }) => code === 'UNNAMED_OFFER');

/** The verdict in one line. `problems`: of the draft, apart from the rules. */
export function describeChecks(
  { verdict, findings }: Preflight,
  problems: readonly string[],
): { verdict: Verdict; text: string } {
  const texts = (wanted: Finding['severity']) =>
    findings.filter(({ severity }) => severity === wanted).map(({ text }) => localizeTimes(text));
  if (verdict === 'blocked') return { verdict, text: `Blocked: ${texts('block')[0] ?? ''}` };
  const warnings = [...texts('warning'), ...problems];
  return warnings.length === 0
    ? { verdict: 'pass', text: mayBeOffer(findings) ? 'Ready, unless it offers something of yours' : 'Ready' }
    : { verdict: 'warned', text: countWarnings(warnings) };
}

type ChecksProps = TextProps & {
  check: CompositionCheck;
  problems: readonly string[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** What else there is to know about the text. */
  children: ReactNode;
};

/** One line that says whether the text can go out, and opens to the reasons. */
export function CompositionChecks(props: ChecksProps) {
  const { desk, composition, check, problems, isOpen, onOpen, children } = props;
  const { data: hours } = useQuery(hoursQuery);
  const { data, error, isBehind, retry } = check;
  const obstacle = obstacleOf(composition);
  const told = obstacle ? undefined : data;
  const line = told && describeChecks(told, problems);
  const { icon: Icon, tone } = line ? VERDICTS[line.verdict] : { icon: Clock, tone: 'text-ink-2' };
  const said = obstacle ?? line?.text ?? (error && !isBehind ? 'Not checked' : 'Checking the rules...');
  function moveTo(nextAt: string) {
    const scheduledAt = toLocalMinute(new Date(nextAt));
    desk.change({ type: 'chosen', change: { scheduledAt } });
    // The pressed button is about to be removed.
    (desk.preview.current?.querySelector<HTMLElement>('form textarea') ?? desk.time.current)?.focus();
  }
  return (
    <section aria-label="Preflight" aria-busy={isBehind} className="min-w-0 text-sm">
      {error && !isBehind && !obstacle && (
        <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="text-ink-2">This couldn’t be checked. {errorMessage(error)}</p>
          <Button onClick={retry}>Check again</Button>
        </div>
      )}
      <details
        open={isOpen}
        onToggle={({ currentTarget: line }) => {
          onOpen(line.open);
          // On a phone, opening moves the line from the bottom of the screen to its place.
          if (line.open) line.scrollIntoView({ block: 'nearest' });
        }}
        className="group"
      >
        <summary className="flex cursor-pointer list-none items-start gap-2 rounded-sm touch:py-2.5">
          <Icon className={`mt-0.5 size-4 shrink-0 ${tone}`} aria-hidden="true" />
          <span aria-live="polite" className={`min-w-0 flex-1 font-medium wrap-anywhere ${tone}`}>
            {said}
            {line && isBehind && <span className="font-normal text-ink-3"> Checking...</span>}
          </span>
          <ChevronUp className="mt-0.5 size-4 shrink-0 text-ink-3 group-open:rotate-180" aria-hidden="true" />
        </summary>
        {isOpen && (
          <div
            tabIndex={-1}
            className="mt-3 grid sm:max-h-[40dvh] grid-cols-[minmax(0,1fr)] overflow-y-auto border-t"
          >
            {told && !error && (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-2 py-3">
                <Findings preflight={told} community={composition.subreddit} hours={hours} onMove={moveTo} />
              </div>
            )}
            {children}
          </div>
        )}
      </details>
    </section>
  );
}

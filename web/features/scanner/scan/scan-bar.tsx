import { useLocation } from '@tanstack/react-router';
import { ChevronRight, Radar } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { ScanByHand } from '#contract/scanning/scans-by-hand.ts';
import { formatAgo } from '#core/opportunities/format-ago.ts';
import { formatCount, formatNumber } from '#web/lib/format-number.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { useSavedScans } from './saved-scans.queries.ts';
import { ScanForm } from './scan-form.tsx';
import { ScanProgress } from './scan-progress.tsx';
import type { Scan } from './use-scan.ts';

const MOST_NAMED = 3;

function describeLast({ startedAt, end }: ScanByHand, now: number): string {
  const found = end && 'result' in end ? `${formatNumber(end.result.newOpportunities)} new` : 'failed';
  return `Last scan ${formatAgo(now - Date.parse(startedAt))}: ${found}`;
}

/** The configuration and the last scan on one line. */
function useSummary({ meant: { subreddits, keywords }, last }: Scan): string {
  const now = useNow();
  const { data, isPending } = useSavedScans();
  if (!data) return isPending ? 'Loading configuration...' : 'The configuration couldn’t be loaded';
  const saved = data.scans.filter(({ isOn }) => isOn).length;
  const more = subreddits.length - MOST_NAMED;
  const names = subreddits.slice(0, MOST_NAMED).map((name) => `r/${name}`);
  return [
    last && describeLast(last, now),
    names.length === 0 ? 'Choose subreddits' : `${names.join(', ')}${more > 0 ? ` +${more}` : ''}`,
    keywords.length > 0 && formatCount(keywords.length, 'keyword'),
    saved > 0 && `${formatCount(saved, 'saved scan')} on`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The bar is open while there are no threads, until the user folds it or a scan ends with some. */
function useFold({ isScanning }: Scan, isEmpty: boolean | undefined) {
  const isLinked = useLocation({ select: ({ hash }) => hash === 'other-sources' });
  const [isOpen, setOpen] = useState<boolean | null>(isLinked || null);
  const [wasScanning, setWasScanning] = useState(isScanning);
  if (isOpen === null && isEmpty) setOpen(true);
  if (wasScanning !== isScanning) {
    setWasScanning(isScanning);
    if (wasScanning && isEmpty === false) setOpen(false);
  }
  return [isOpen ?? false, setOpen] as const;
}

type ScanBarProps = {
  scan: Scan;
  /** True if no thread has been found, so the bar starts open. Undefined while loading. */
  isEmpty: boolean | undefined;
  /** The controls for other sources of threads, shown below the configuration. */
  children: ReactNode;
};

/** Shows configuration, saved scans and sources as one line that opens. */
export function ScanBar({ scan, isEmpty, children }: ScanBarProps) {
  const [id, form] = [useId(), useId()];
  const start = useRef<HTMLButtonElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useFold(scan, isEmpty);
  useLayoutEffect(() => {
    if (!isOpen && content.current?.contains(document.activeElement)) toggle.current?.focus();
  }, [isOpen]);
  const summary = useSummary(scan);
  const isLoaded = useSavedScans().data !== undefined;
  return (
    <section aria-label="Scan Configuration" className="mb-3 min-w-0 rounded-lg border bg-surface">
      <div
        className={
          'flex items-center gap-2 rounded-lg bg-surface p-1 pr-1.5 ' +
          (isOpen ? 'sticky top-14 z-20 rounded-b-none border-b lg:top-0' : '')
        }
      >
        <button
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          title={summary}
          className={
            'flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-sm px-2 text-left text-sm ' +
            'hover:bg-sunken touch:min-h-11'
          }
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronRight
            className={`size-4 shrink-0 text-ink-3 transition-transform duration-120 ${isOpen ? 'rotate-90' : ''}`}
            aria-hidden="true"
          />
          <span className="line-clamp-2 wrap-anywhere">{summary}</span>
        </button>
        <Button
          ref={start}
          type="submit"
          form={form}
          kind="primary"
          icon={<Radar aria-hidden="true" />}
          aria-disabled={scan.meant.subreddits.length === 0 || undefined}
          pending={scan.isScanning}
          pendingLabel="Scanning..."
        >
          Start Scan
        </Button>
      </div>
      {scan.running && (
        <ScanProgress
          scan={scan.running}
          onCancel={() => {
            // The pressed button is removed with the scan.
            start.current?.focus();
            scan.cancel();
          }}
        />
      )}
      <div ref={content} id={id} hidden={!isOpen} className="divide-y">
        {isLoaded && <ScanForm id={form} scan={scan} isShown={isOpen} onFault={() => setOpen(true)} />}
        {children}
      </div>
    </section>
  );
}

import { Link } from '@tanstack/react-router';
import { Radar, Sparkles, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { describeIgnoredSymbols } from '#core/opportunities/keyword-index/describe-ignored-symbols.ts';
import { findKeywordFault } from '#core/opportunities/keyword-index/parse-keyword.ts';
import { useAccounts, useCommunity } from '#web/features/accounts/accounts.queries.ts';
import { useTargets } from '#web/features/targets/targets.queries.ts';
import { focusFault } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChipField } from '#web/ui/chip-field.tsx';
import { SliderField } from '#web/ui/slider-field.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { LastScan } from './last-scan.tsx';
import { ListLink } from './list-link.tsx';
import { ScanProgress } from './scan-progress.tsx';
import type { Scan } from './use-scan.ts';
import { findNameFault } from './use-scan-settings.ts';

const hours = (count: number): string => `${count} ${count === 1 ? 'hour' : 'hours'}`;
const points = (score: number): string => `${score}+`;

/** Offers to add all remaining targets in one click. */
function TargetsOffer({ scan }: { scan: Scan }) {
  const { data: targets = [] } = useTargets();
  const { subreddits } = scan.settings;
  const chosen = new Set(subreddits.map((name) => name.toLowerCase()));
  const others = targets.map(({ name }) => name).filter((name) => !chosen.has(name.toLowerCase()));
  if (others.length === 0) return null;
  return (
    <div>
      <Button kind="quiet" onClick={() => scan.change({ subreddits: [...subreddits, ...others] })}>
        {others.length === 1 ? `Add your target r/${others[0]}` : `Add your ${others.length} targets`}
      </Button>
    </div>
  );
}

/** Without a platform no account can be connected. */
function AccountWarning() {
  const { data: accounts } = useAccounts();
  const { data: platform } = useCommunity();
  if (!accounts || !platform) return null;
  if (accounts.some(({ isActive, mode }) => isActive && mode !== 'assisted')) return null;
  return (
    <p className="flex items-start gap-2 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>
        {platform.mode === 'none' ? (
          <>
            No connection to Reddit is set up here (
            <Link to="/settings" hash="reddit-connection" className="underline">
              see what is missing
            </Link>
            ), so there is no live scanner. Use
          </>
        ) : (
          <>
            Connect a Reddit account on{' '}
            <Link to="/" hash="reddit-accounts" className="underline">
              the dashboard
            </Link>{' '}
            for the live scanner, or use
          </>
        )}{' '}
        ‘Generate Sample Data’ to see what a scan finds. Without an account you can{' '}
        <Link to="/clip" className="underline">
          clip threads as you read them
        </Link>
        , have your own feed read, or paste links: see ‘Other Sources’ below.
      </span>
    </p>
  );
}

function SignsWarning({ keywords }: { keywords: readonly string[] }) {
  const lost = keywords.map(describeIgnoredSymbols).find(Boolean);
  return (
    <p role="status" className="text-sm text-warn empty:hidden">
      {lost}
    </p>
  );
}

export function ScanCard({ scan }: { scan: Scan }) {
  const { settings, change } = scan;
  const start = useRef<HTMLButtonElement>(null);
  const isEmpty = scan.meant.subreddits.length === 0;
  return (
    <Card title="Scan Configuration" description="Where to look, and what for.">
      <form
        className="grid grid-cols-1 gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault();
          scan.start();
          // Typed text may have become an invalid chip.
          focusFault(event.currentTarget);
        }}
      >
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
          <div className="grid grid-cols-1 gap-2">
            <ChipField
              label="Target subreddits"
              placeholder="e.g. saas"
              {...scan.chipsOf('subreddits')}
              write={(name) => `r/${name}`}
              maxLength={200}
              error={findNameFault(settings.subreddits)}
              hint={isEmpty ? 'Add at least one subreddit to start scanning' : undefined}
            />
            <TargetsOffer scan={scan} />
          </div>
          <div className="grid grid-cols-1 gap-2">
            <ChipField
              label="Keywords"
              placeholder="e.g. late payment"
              {...scan.chipsOf('keywords')}
              maxLength={300}
              error={findKeywordFault(settings.keywords)}
              hint={
                'Words or phrases; invoic* for all endings, tool -hiring for one word without another, AND, OR ' +
                'and brackets. Capitals and signs make no difference.'
              }
            />
            <SignsWarning keywords={scan.meant.keywords} />
          </div>
        </div>
        <div className="grid items-end gap-4 md:grid-cols-3">
          <SliderField
            label="Max age"
            value={settings.maxAge}
            {...{ min: 1, max: 24, step: 1 }}
            write={hours}
            onChange={(maxAge) => change({ maxAge })}
          />
          <SliderField
            label="Min score"
            value={settings.minScore}
            {...{ min: 0, max: 100, step: 5 }}
            write={points}
            onChange={(minScore) => change({ minScore })}
          />
          <SwitchField
            label="Exclude Stickied Posts"
            checked={settings.excludeStickied}
            onChange={(excludeStickied) => change({ excludeStickied })}
          />
        </div>
        {!isEmpty && <AccountWarning />}
        <div className="flex flex-wrap items-center gap-2">
          <Button
            ref={start}
            type="submit"
            kind="primary"
            size="field"
            icon={<Radar aria-hidden="true" />}
            aria-disabled={isEmpty || undefined}
            pending={scan.isScanning}
            pendingLabel="Scanning..."
          >
            Start Scan
          </Button>
          <Button
            size="field"
            icon={<Sparkles aria-hidden="true" />}
            pending={scan.isAdding}
            onClick={scan.addSamples}
          >
            Generate Sample Data
          </Button>
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
        </div>
        {scan.hasAdded && (
          <p className="text-sm text-ink-2">
            The samples are in the list. <ListLink />
          </p>
        )}
        {!scan.hasAdded && scan.last?.end && <LastScan startedAt={scan.last.startedAt} end={scan.last.end} />}
      </form>
    </Card>
  );
}

import { Link } from '@tanstack/react-router';
import { Sparkles, TriangleAlert } from 'lucide-react';
import { describeIgnoredSymbols } from '#core/opportunities/keyword-index/describe-ignored-symbols.ts';
import { useAccounts, useCommunity } from '#web/features/accounts/accounts.queries.ts';
import { focusFault } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipField } from '#web/ui/chip-field.tsx';
import { SliderField } from '#web/ui/slider-field.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { LastScan } from './last-scan.tsx';
import { CommunityProposals, KeywordProposals } from './proposals.tsx';
import type { Scan } from './use-scan.ts';
import { hasFault } from './use-scan-settings.ts';

const hours = (count: number): string => `${count} ${count === 1 ? 'hour' : 'hours'}`;
const points = (score: number): string => `${score}+`;

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
        ‘Generate Sample Data’. Without an account,{' '}
        <Link to="/clip" className="underline">
          clip threads
        </Link>{' '}
        or use another source below.
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

type ScanFormProps = {
  id: string;
  scan: Scan;
  /** Proposals cost a call, so only a shown form asks for them. */
  isShown: boolean;
  onFault: () => void;
};

/** The form for where to look, and what for. The button that starts the scan belongs to the bar. */
export function ScanForm({ id, scan, isShown, onFault }: ScanFormProps) {
  const { settings, change } = scan;
  const isEmpty = scan.meant.subreddits.length === 0;
  return (
    <form
      id={id}
      className="grid grid-cols-1 gap-4 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        scan.start();
        // Typed text may have become an invalid chip.
        if (isEmpty || hasFault(scan.meant)) onFault();
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
            hint={isEmpty ? 'Add at least one subreddit to start scanning' : undefined}
          />
          {isShown && <CommunityProposals scan={scan} />}
        </div>
        <div className="grid grid-cols-1 gap-2">
          <ChipField
            label="Keywords"
            placeholder="e.g. late payment"
            {...scan.chipsOf('keywords')}
            maxLength={300}
            hint="A word or phrase. Also invoic*, tool -hiring, AND, OR, brackets."
          />
          <SignsWarning keywords={scan.meant.keywords} />
          {isShown && <KeywordProposals scan={scan} />}
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
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon={<Sparkles aria-hidden="true" />} pending={scan.isAdding} onClick={scan.addSamples}>
          Generate Sample Data
        </Button>
        {scan.last?.end && <LastScan startedAt={scan.last.startedAt} end={scan.last.end} />}
      </div>
    </form>
  );
}

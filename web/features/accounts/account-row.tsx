import { Fragment, lazy, Suspense, useId, useState } from 'react';
import type { Account } from '#contract/accounts.ts';
import { showFailure, showToast } from '#web/lib/toast-store.ts';
import { Badge, ProvenanceBadge } from '#web/ui/badge.tsx';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { useDisconnectAccount } from './accounts.queries.ts';
import {
  listFacts,
  describeSince,
  describeDisconnect,
  explainInactive,
  type PlatformMode,
} from './describe-account.ts';

const GLOW =
  'before:pointer-events-none before:absolute before:inset-0 before:animate-glow before:bg-accent-soft ' +
  'before:opacity-0';

/** Starts the OAuth flow, which returns to the dashboard. */
export const CONNECT_PATH = '/api/reddit/login';

const ConfirmDialog = lazy(async () => ({
  default: (await import('#web/ui/confirm-dialog.tsx')).ConfirmDialog,
}));

type AccountRowProps = {
  account: Account;
  platform: PlatformMode | undefined;
  /** True for an account that was just connected; highlighted for a moment. */
  isNew: boolean;
};

/** A line may break between facts, never within one. */
const Facts = ({ facts }: { facts: string[] }) => (
  <p className="text-sm text-ink-2 tabular-nums">
    {facts.map((fact, index) => (
      <Fragment key={fact}>
        {index > 0 && ' · '}
        <span className="whitespace-nowrap">{fact}</span>
      </Fragment>
    ))}
  </p>
);

export function AccountRow({ account, platform, isNew }: AccountRowProps) {
  const nameId = useId();
  const [asking, setAsking] = useState<boolean>();
  const disconnect = useDisconnectAccount();
  const inactive = explainInactive(account, platform);

  // The row is unmounted by the time this succeeds, so don't rely on it.
  async function confirm() {
    setAsking(false);
    try {
      await disconnect.mutateAsync(account.id);
      showToast({ title: 'Success', description: 'Reddit account disconnected successfully' });
    } catch {
      showFailure('Failed to disconnect Reddit account');
    }
  }

  return (
    <li className={'relative flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3 ' + (isNew ? GLOW : '')}>
      <div className="relative min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span id={nameId} className="font-medium break-all">
            {`u/${account.username}`}
          </span>
          <Badge tone={account.isActive ? 'ok' : 'warn'} dot>
            {account.isActive ? 'Active' : 'Inactive'}
          </Badge>
          <ProvenanceBadge from={account.mode} />
        </p>
        <Facts facts={[describeSince(account), ...listFacts(account)]} />
        {inactive && <p className="text-sm text-warn">{inactive.text}</p>}
      </div>
      <div className="relative flex flex-wrap gap-2">
        {inactive?.canReconnect && (
          <a href={CONNECT_PATH} aria-describedby={nameId} className={buttonStyle({ kind: 'primary' })}>
            Connect again
          </a>
        )}
        <Button
          aria-describedby={nameId}
          pending={disconnect.isPending}
          pendingLabel="Disconnecting..."
          onClick={() => setAsking(true)}
        >
          Disconnect
        </Button>
      </div>
      <Suspense>
        {asking !== undefined && (
          <ConfirmDialog
            open={asking}
            onOpenChange={setAsking}
            title={`Disconnect u/${account.username}?`}
            description={describeDisconnect(account)}
            confirmLabel="Disconnect"
            pending={false}
            onConfirm={() => void confirm()}
          />
        )}
      </Suspense>
    </li>
  );
}

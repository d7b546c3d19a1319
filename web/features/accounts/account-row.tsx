import { Fragment, lazy, Suspense, useId, useState } from 'react';
import type { Account } from '#contract/accounts.ts';
import type { PlatformMode } from '#contract/fields.ts';
import { localDate } from '#web/lib/date-time.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { ProvenanceBadge } from '#web/ui/provenance-badge.tsx';
import { useDisconnectAccount } from './accounts.mutations.ts';
import { CONNECT_PATH } from './connect-path.ts';
import { factsOf, whatDisconnectDoes, whyInactive } from './describe-account.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('#web/ui/confirm-dialog.tsx')).ConfirmDialog,
}));

type AccountRowProps = {
  account: Account;
  community: PlatformMode | undefined;
  /** It has just been connected: a glow that fades says which one. */
  isNew: boolean;
};

/** A line may break between two facts, not within one. */
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

export function AccountRow({ account, community, isNew }: AccountRowProps) {
  const nameId = useId();
  const [asking, setAsking] = useState<boolean>();
  const disconnect = useDisconnectAccount();
  const inactive = whyInactive(account, community);

  // The row is gone by the time this succeeds, so it must not depend on the row.
  async function confirm() {
    setAsking(false);
    try {
      await disconnect.mutateAsync(account.id);
      showToast({ title: 'Success', description: 'Reddit account disconnected successfully' });
    } catch {
      showToast({
        title: 'Error',
        description: 'Failed to disconnect Reddit account',
        kind: 'destructive',
      });
    }
  }

  return (
    <li
      className={`relative flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3 ${isNew ? 'before:pointer-events-none before:absolute before:inset-0 before:animate-glow before:bg-accent-soft before:opacity-0' : ''}`}
    >
      <div className="relative min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span id={nameId} className="font-medium break-all">
            u/{account.username}
          </span>
          <Badge tone={account.isActive ? 'green' : 'yellow'} dot>
            {account.isActive ? 'Active' : 'Inactive'}
          </Badge>
          <ProvenanceBadge from={account.mode} />
        </p>
        <Facts facts={[`Connected on ${localDate(account.createdAt)}`, ...factsOf(account)]} />
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
            description={whatDisconnectDoes(account)}
            confirmLabel="Disconnect"
            pending={false}
            onConfirm={() => void confirm()}
          />
        )}
      </Suspense>
    </li>
  );
}

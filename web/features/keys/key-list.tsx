import { useState } from 'react';
import type { ApiKey } from '#contract/keys/api-keys.ts';
import { showFailure, showToast } from '#web/lib/toast-store.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { describeKey, isExpired } from './describe-key.ts';
import { useRevokeKey } from './keys.queries.ts';

function KeyBadge({ item, now }: { item: ApiKey; now: number }) {
  if (isExpired(item, now)) return <Badge tone="plain">Expired</Badge>;
  const canSend = item.scopes.includes('schedule') || item.scopes.includes('publish');
  if (!canSend) return null;
  return item.asksFirst ? <Badge tone="ok">Asks first</Badge> : <Badge tone="warn">Doesn’t ask</Badge>;
}

/** Lists every key with when it was used, and a button that revokes it. */
export function KeyList({ items }: { items: readonly ApiKey[] }) {
  const revoking = useRevokeKey();
  const now = useNow();
  const [asked, setAsked] = useState<ApiKey | null>(null);
  const revoke = ({ id, name }: ApiKey) =>
    revoking.mutate(id, {
      onSuccess: () => showToast({ title: 'Revoked', description: `The key “${name}” no longer works.` }),
      onError: (error) => showFailure('Failed to revoke the key', error),
      onSettled: () => setAsked(null),
    });
  return (
    <>
      <ul aria-label="API keys" className="divide-y border-t">
        {items.map((item) => (
          <li key={item.id} className="flex min-h-16 items-center gap-3 px-4 py-2">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 font-medium wrap-anywhere">
                {item.name}
                <KeyBadge item={item} now={now} />
              </p>
              <p className="text-sm wrap-anywhere text-ink-2">{describeKey(item, now)}</p>
            </div>
            <Button aria-label={`Revoke ${item.name}`} onClick={() => setAsked(item)}>
              Revoke
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title="Revoke this key?"
        description={`Tools that use “${asked?.name}” stop working at once. This can’t be undone.`}
        confirmLabel="Revoke"
        pending={revoking.isPending}
        onConfirm={() => asked && revoke(asked)}
      />
    </>
  );
}

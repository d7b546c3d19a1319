import { useState } from 'react';
import type { Invitation, InvitationState } from '#contract/registering/invitations.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { showFailure } from '#web/lib/toast-store.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useEndInvitation } from './invitations.queries.ts';

const TOLD: Record<InvitationState, { label: string; tone: Tone }> = {
  open: { label: 'Open', tone: 'accent' },
  used: { label: 'Used', tone: 'ok' },
  ended: { label: 'Ended', tone: 'plain' },
  expired: { label: 'Seven days over', tone: 'plain' },
};

function describe({ state, endsAt, createdAt, usedAt, usedBy }: Invitation): string {
  if (state === 'open') return `Made ${dateTime(createdAt)}, lasts until ${dateTime(endsAt)}`;
  if (state === 'used' && usedAt) return `By ${usedBy ?? 'an account that is gone'}, ${dateTime(usedAt)}`;
  return `Made ${dateTime(createdAt)}, let nobody in`;
}

/** Lists the links of the last 90 days: open ones, and the outcome of the others. */
export function InvitationList({ items }: { items: readonly Invitation[] }) {
  const ending = useEndInvitation();
  const [asked, setAsked] = useState<Invitation | null>(null);
  const end = ({ id }: Invitation) =>
    ending.mutate(id, {
      onError: (error) => showFailure('Failed to end the link', error),
      onSettled: () => setAsked(null),
    });
  return (
    <>
      <ul aria-label="Invitation links" className="divide-y border-t">
        {items.map((item) => (
          <li key={item.id} className="flex min-h-16 items-center gap-3 px-4 py-2">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 font-medium wrap-anywhere">
                {item.note || 'Without a name'}
                <Badge tone={TOLD[item.state].tone}>{TOLD[item.state].label}</Badge>
              </p>
              <p className="text-sm wrap-anywhere text-ink-2">{describe(item)}</p>
            </div>
            {item.state === 'open' && (
              <Button
                aria-label={`End it: the link ${item.note ? `for ${item.note}` : 'without a name'}`}
                onClick={() => setAsked(item)}
              >
                End it
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title="End this link?"
        description="Whoever has it can’t register with it any more. You can make another one."
        confirmLabel="End it"
        pending={ending.isPending}
        onConfirm={() => asked && end(asked)}
      />
    </>
  );
}

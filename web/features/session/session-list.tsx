import { Monitor } from 'lucide-react';
import { useState } from 'react';
import type { Session } from '#contract/session.ts';
import { errorMessage } from '#web/lib/api-client.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { showFailure } from '#web/lib/toast-store.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useEndAllSessions, useEndSession } from './session-changes.ts';
import { useSessions } from './session.queries.ts';

const FIRST = 3;

function SessionRow({ session }: { session: Session }) {
  const end = useEndSession();
  return (
    <li className="flex min-h-16 items-center gap-3 px-4 py-2">
      <Monitor className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {session.device}
          {session.current && <Badge tone="ok">This session</Badge>}
        </p>
        {!session.current && <p className="text-sm text-ink-2">Last seen {dateTime(session.lastSeenAt)}</p>}
      </div>
      {!session.current && (
        <Button
          aria-label={`Sign out ${session.device}`}
          pending={end.isPending}
          onClick={() =>
            end.mutate(session.id, {
              onError: (error) => showFailure('Failed to sign out the session', error),
            })
          }
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

export function SessionList() {
  const { data: sessions, error } = useSessions();
  const endAll = useEndAllSessions();
  const [asking, setAsking] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (error)
    return (
      <div className="p-4">
        <FormProblem>{errorMessage(error)}</FormProblem>
      </div>
    );
  if (!sessions) return <SkeletonRows rows={2} text="Loading sessions..." />;
  const sorted = sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
  return (
    <>
      <ul className="divide-y">
        {(isOpen ? sorted : sorted.slice(0, FIRST)).map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 border-t p-4">
        {sessions.length > FIRST && (
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Show fewer' : `Show all ${sessions.length}`}
          </Button>
        )}
        <Button onClick={() => setAsking(true)}>Sign out everywhere</Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere?"
        description="Every session ends, this one included. You will need to sign in again."
        confirmLabel="Sign out everywhere"
        pending={endAll.isPending}
        onConfirm={() =>
          endAll.mutate(undefined, {
            onError: (error) => showFailure('Failed to sign out everywhere', error),
          })
        }
      />
    </>
  );
}

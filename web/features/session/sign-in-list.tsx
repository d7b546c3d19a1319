import { useInfiniteQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import type { SignInEvent, SignInLine } from '#contract/session.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { TONES } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadError, Waiting } from '#web/ui/waiting.tsx';
import { signInsQuery } from './session.queries.ts';

const TOLD: Record<SignInEvent, { text: string; tone: keyof typeof TONES }> = {
  signedUp: { text: 'Account created', tone: 'ok' },
  invitationMade: { text: 'Invitation link made', tone: 'plain' },
  invitationUsed: { text: 'Somebody registered by your invitation link', tone: 'ok' },
  invitationEnded: { text: 'Invitation link ended', tone: 'plain' },
  signedIn: { text: 'Signed in', tone: 'ok' },
  signedInThroughProvider: { text: 'Signed in through your provider', tone: 'ok' },
  wrongPassword: { text: 'Wrong password', tone: 'bad' },
  limitReached: { text: 'Too many tries: further tries were refused for a while', tone: 'bad' },
  providerRefused: { text: 'Sign-in through your provider refused', tone: 'bad' },
  passwordChanged: { text: 'New password set, other sessions signed out', tone: 'plain' },
  sessionsEnded: { text: 'Sessions signed out', tone: 'plain' },
  signedOut: { text: 'Signed out', tone: 'plain' },
  signedInWithPasskey: { text: 'Signed in with a passkey', tone: 'ok' },
  passkeyAsked: { text: 'Right password, a passkey was asked for', tone: 'plain' },
  passkeyRefused: { text: 'Passkey refused', tone: 'bad' },
  passkeyAdded: { text: 'Passkey added', tone: 'plain' },
  passkeyRemoved: { text: 'Passkey removed', tone: 'plain' },
  recoveryCodesMade: { text: 'New recovery codes made', tone: 'plain' },
  recoveryCodeUsed: { text: 'Signed in with a recovery code', tone: 'ok' },
  wrongRecoveryCode: { text: 'Wrong recovery code', tone: 'bad' },
  secondStepOn: { text: 'Passkey after the password: switched on', tone: 'plain' },
  secondStepOff: { text: 'Passkey after the password: switched off', tone: 'plain' },
};

function SignInRow({ line: { event, at, address, device } }: { line: SignInLine }) {
  const { text, tone } = TOLD[event];
  return (
    <li className="flex min-h-16 gap-3 px-4 py-3">
      <span aria-hidden="true" className={`mt-[7px] size-2 shrink-0 rounded-full ${TONES[tone].dot}`} />
      <div className="min-w-0 flex-1">
        <p className={`font-medium ${tone === 'bad' ? 'text-bad' : ''}`}>{text}</p>
        <p className="text-sm wrap-anywhere text-ink-2">
          <time dateTime={at}>{dateTime(at)}</time>
          {[device, address].filter(Boolean).map((part) => ` · ${part}`)}
        </p>
      </div>
    </li>
  );
}

/** Successful and failed sign-ins to the account, newest first. */
export function SignInList() {
  const query = useInfiniteQuery(signInsQuery);
  const { data, error, isFetching, hasNextPage, isFetchNextPageError, fetchNextPage } = query;
  const lines = data?.pages.flatMap(({ items }) => items);
  if (!lines) return <Waiting query={query} rows={3} text="Loading sign-ins..." />;
  if (lines.length === 0)
    return (
      <EmptyState
        icon={ShieldCheck}
        title="No sign-ins yet"
        text="From now on, each one is listed here, and so is each try with a wrong password."
      />
    );
  return (
    <>
      <ul className="divide-y">
        {lines.map((line) => (
          <SignInRow key={line.id} line={line} />
        ))}
      </ul>
      {hasNextPage && (
        <div className="border-t p-4">
          {isFetchNextPageError ? (
            <LoadError error={error} pending={isFetching} onRetry={() => void fetchNextPage()} />
          ) : (
            <Button pending={isFetching} onClick={() => void fetchNextPage()}>
              Show older
            </Button>
          )}
        </div>
      )}
    </>
  );
}

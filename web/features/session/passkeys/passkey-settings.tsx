import { KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Passkey, PasskeyPlace } from '#contract/session/passkeys.ts';
import type { User } from '#contract/session.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { findPasskeyObstacle } from './make-passkey.ts';
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';
import { usePasskeys } from './passkeys.queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondStepSwitch } from './second-step-switch.tsx';

/** Why the user can't add a passkey on this page; null if they can. */
function whyNot(place: PasskeyPlace): string | null {
  const { origin, port } = location;
  if (place === 'providerOnly')
    return 'People sign in to this Threadwell through its provider only. Add a passkey there.';
  if (place === 'ipAddress')
    return (
      `Passkeys need a name, and ${origin} is an IP address. Set PUBLIC_URL: ` +
      `on your own machine, http://localhost${port && `:${port}`}.`
    );
  const missing = findPasskeyObstacle();
  if (place === 'notSecure' || missing === 'security')
    return (
      `Passkeys need https or localhost, and this is ${origin}. ` +
      'Put https in front of Threadwell, and set PUBLIC_URL to that address.'
    );
  return missing && 'This browser has no passkeys. Open this page in a current one to add yours.';
}

function PasskeyRow({ passkey, user, isLast }: { passkey: Passkey; user: User; isLast: boolean }) {
  const [asking, setAsking] = useState<'name' | 'removal' | null>(null);
  const { name, createdAt, lastUsedAt } = passkey;
  const close = () => setAsking(null);
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2">
      <KeyRound className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-2">
          Added {dateTime(createdAt)} · {lastUsedAt ? `last used ${dateTime(lastUsedAt)}` : 'not used yet'}
        </p>
      </div>
      <div className="flex gap-2">
        <Button aria-label={`Rename ${name}`} onClick={() => setAsking('name')}>
          Rename
        </Button>
        <Button aria-label={`Remove ${name}`} onClick={() => setAsking('removal')}>
          Remove
        </Button>
      </div>
      {asking === 'name' && <RenamePasskeyDialog passkey={passkey} onClose={close} />}
      {asking === 'removal' && (
        <RemovePasskeyDialog user={user} passkey={passkey} isLast={isLast} onClose={close} />
      )}
    </li>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="m-4 rounded-sm bg-sunken px-3 py-2 text-sm wrap-anywhere text-ink-2">{children}</p>
);

/** The card for passkeys and recovery codes, with the switch for requiring a passkey after the password. */
export function PasskeySettings({ user }: { user: User }) {
  const query = usePasskeys();
  const [isAdding, setAdding] = useState(false);
  if (!query.data) return <Waiting query={query} rows={2} text="Loading passkeys..." />;
  const { place, passkeys, codes, asksAfterPassword } = query.data;
  const problem = whyNot(place);
  const add = (
    <Button kind={passkeys.length === 0 ? 'primary' : 'secondary'} onClick={() => setAdding(true)}>
      Add a passkey
    </Button>
  );
  return (
    <div className="divide-y">
      {problem && <Note>{problem}</Note>}
      {passkeys.length > 0 && (
        <ul className="divide-y">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} user={user} isLast={passkeys.length === 1} />
          ))}
        </ul>
      )}
      {!problem && passkeys.length > 0 && <div className="p-4">{add}</div>}
      {!problem && passkeys.length === 0 && (
        <EmptyState
          icon={KeyRound}
          title="No passkeys yet"
          text="Sign in by fingerprint, face, PIN or security key, without a password."
          action={add}
        />
      )}
      {passkeys.length > 0 && user.hasPassword && <RecoveryCodes user={user} codes={codes} />}
      {passkeys.length > 0 && user.hasPassword && (
        <SecondStepSwitch user={user} isOn={asksAfterPassword} hasCodes={codes.left > 0} />
      )}
      {isAdding && <AddPasskeyDialog user={user} onClose={() => setAdding(false)} />}
    </div>
  );
}

import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import type { Passkeys } from '#contract/session/passkeys.ts';
import type { User } from '#contract/session.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { useMakeRecoveryCodes } from './passkeys.queries.ts';

type RecoveryCodesProps = { user: User; codes: Passkeys['codes'] };

function tell({ left, madeAt }: Passkeys['codes']): string {
  if (!madeAt) return 'With your password, each lets you in once without a passkey. You have none yet.';
  const made = `made ${dateTime(madeAt)}`;
  return left === 0 ? `None left of those ${made}. Make new ones.` : `${left} of 10 left, ${made}.`;
}

export function RecoveryCodes({ user, codes }: RecoveryCodesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-medium">Recovery codes</h3>
        <p className={`text-sm ${codes.madeAt && codes.left === 0 ? 'text-bad' : 'text-ink-2'}`}>
          {tell(codes)}
        </p>
        {codes.lastUsedAt && (
          <p className="text-sm text-ink-2">
            A code was last used on {dateTime(codes.lastUsedAt)}. If that wasn’t you, change your password,
            remove passkeys that you don’t know, and make new codes.
          </p>
        )}
      </div>
      <Button onClick={() => setOpen(true)}>
        {codes.madeAt ? 'Make new recovery codes' : 'Make recovery codes'}
      </Button>
      {isOpen && <CodesDialog user={user} codes={codes} onClose={() => setOpen(false)} />}
    </div>
  );
}

function CodesDialog({ user, codes, onClose }: RecoveryCodesProps & { onClose: () => void }) {
  const make = useMakeRecoveryCodes();
  const [made, setMade] = useState<readonly string[] | null>(null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={made ? 'Your recovery codes' : 'Make recovery codes'}
      description={
        made
          ? 'Keep them where you would look without this device. They aren’t shown again.'
          : 'Ten codes for the day you don’t have your passkey. Each works once, with your ' +
            `password.${codes.madeAt ? ' Those that you have end at once.' : ''}`
      }
    >
      {made ? (
        <NewCodes codes={made} onClose={onClose} />
      ) : (
        <ConfirmForm
          user={user}
          submit={{ label: 'Make ten codes', pendingLabel: 'Making...' }}
          onClose={onClose}
          send={async (confirmed) => setMade((await make.mutateAsync(confirmed)).codes)}
        />
      )}
    </Dialog>
  );
}

function NewCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = `${codes.join('\n')}\n`;
  const file = `Recovery codes for Threadwell at ${location.origin}\nEach works once, with your password.\n\n${text}`;
  return (
    <div className="grid gap-4">
      <ul
        aria-label="Recovery codes"
        className="grid justify-center gap-x-6 gap-y-1 rounded-md bg-sunken px-3 py-3 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copyText('Recovery codes', text)}>
          Copy
        </Button>
        <Button
          icon={<Download aria-hidden="true" />}
          onClick={() => saveFile('threadwell-recovery-codes.txt', file, 'text/plain')}
        >
          Download
        </Button>
        <Button kind="primary" onClick={onClose}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}

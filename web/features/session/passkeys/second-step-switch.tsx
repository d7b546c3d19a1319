import { useState } from 'react';
import type { User } from '#contract/session.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { useSwitchSecondStep } from './passkeys.queries.ts';

type SecondStepProps = { user: User; isOn: boolean; hasCodes: boolean };

const LABEL = 'Ask for a passkey after the password';

/** The switch that requires a passkey after the password. */
export function SecondStepSwitch({ user, isOn, hasCodes }: SecondStepProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isOn && !hasCodes)
    return (
      <div className="p-4">
        <h3 className="font-medium">{LABEL}</h3>
        <p className="text-sm text-ink-2">
          You can switch this on once you have recovery codes, so that a lost passkey doesn’t lock you out.
        </p>
      </div>
    );
  return (
    <div className="p-4">
      <SwitchField
        label={LABEL}
        text="Whoever learns your password then still can’t sign in."
        checked={isOn}
        onChange={() => setAsking(true)}
      />
      {isAsking && <SwitchDialog user={user} isOn={isOn} onClose={() => setAsking(false)} />}
    </div>
  );
}

type SwitchDialogProps = { user: User; isOn: boolean; onClose: () => void };

function SwitchDialog({ user, isOn, onClose }: SwitchDialogProps) {
  const change = useSwitchSecondStep();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isOn ? 'Stop asking for a passkey?' : 'Ask for a passkey?'}
      description={
        isOn
          ? 'Your password alone then signs you in again.'
          : 'After your password, you then use a passkey or one of your recovery codes.'
      }
    >
      <ConfirmForm
        user={user}
        submit={{ label: isOn ? 'Stop asking' : 'Ask for a passkey', pendingLabel: 'Saving...' }}
        onClose={onClose}
        send={async (confirmed) => {
          await change.mutateAsync({ isOn: !isOn, ...confirmed });
          onClose();
          showToast({ title: 'Saved', description: 'It holds from your next sign-in on' });
        }}
      />
    </Dialog>
  );
}

import { useState } from 'react';
import { type Passkey, renamePasskey } from '#contract/session/passkeys.ts';
import type { User } from '#contract/session.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from './passkeys.queries.ts';

const NAME_MAX = 60;

export function AddPasskeyDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const add = useAddPasskey();
  const [name, setName] = useState('');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add a passkey"
      description="Your browser then asks where to keep it: on this device, on your phone or on a security key."
    >
      <ConfirmForm
        user={user}
        submit={{ label: 'Continue', pendingLabel: 'Waiting for your browser...' }}
        onClose={onClose}
        send={async (confirmed) => {
          const added = await add.mutateAsync({ name: name.trim(), ...confirmed });
          onClose();
          showToast({ title: 'Passkey added', description: `“${added.name}” signs you in from now on` });
        }}
      >
        <TextField
          label="Name"
          hint="Optional. Otherwise it is called after where it is kept."
          autoComplete="off"
          maxLength={NAME_MAX}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </ConfirmForm>
    </Dialog>
  );
}

type PasskeyDialogProps = { passkey: Passkey; onClose: () => void };

export function RenamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const rename = useRenamePasskey();
  const { form, field, pending, problem } = useForm(
    renamePasskey.body,
    { name: passkey.name },
    async ({ name }) => {
      await rename.mutateAsync({ id: passkey.id, name });
      onClose();
    },
  );
  return (
    <Dialog open onOpenChange={onClose} title="Rename passkey">
      <form {...form} className="grid gap-4">
        <TextField label="Name" autoComplete="off" maxLength={NAME_MAX} {...field('name')} />
        <FormProblem>{problem}</FormProblem>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" pending={pending} pendingLabel="Saving...">
            Save name
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type RemoveProps = PasskeyDialogProps & { user: User; isLast: boolean };

const LAST =
  'It is your last one: your recovery codes end with it, and nothing is asked for after your password any more.';

export function RemovePasskeyDialog({ user, passkey, isLast, onClose }: RemoveProps) {
  const remove = useRemovePasskey();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Remove “${passkey.name}”?`}
      description={`It no longer signs you in here. ${isLast ? LAST : 'Your other passkeys stay.'}`}
    >
      <ConfirmForm
        user={user}
        submit={{ label: 'Remove passkey', pendingLabel: 'Removing...', kind: 'danger' }}
        onClose={onClose}
        send={async (confirmed) => {
          await remove.mutateAsync({ id: passkey.id, ...confirmed });
          onClose();
          showToast({
            title: 'Passkey removed',
            description: 'Delete it on your device too, so that it isn’t offered any more',
          });
        }}
      />
    </Dialog>
  );
}

import { type ReactNode, useState } from 'react';
import { removePasskey } from '#contract/session/passkeys.ts';
import type { User } from '#contract/session.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { ConfirmProblem } from '../confirm-problem.tsx';
import { PasskeyError } from './make-passkey.ts';

type ConfirmFormProps = {
  user: User;
  submit: { label: string; pendingLabel: string; kind?: 'primary' | 'danger' };
  send: (confirmed: { password?: string }) => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks for the password again before a sensitive action, if the user has one. */
export function ConfirmForm({ user, submit, send, onClose, children }: ConfirmFormProps) {
  const [refusal, setRefusal] = useState<unknown>(null);
  const { form, field, pending, problem } = useForm(removePasskey.body, { password: '' }, async (values) => {
    setRefusal(null);
    try {
      await send(user.hasPassword ? values : {});
    } catch (error) {
      setRefusal(error);
      if (!(error instanceof PasskeyError)) throw error;
    }
  });
  return (
    <form {...form} className="grid gap-4">
      {children}
      {user.hasPassword && (
        <TextField label="Password" type="password" autoComplete="current-password" {...field('password')} />
      )}
      <ConfirmProblem
        problem={refusal instanceof PasskeyError ? refusal.message : problem}
        error={refusal}
        section="passkeys"
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          kind={submit.kind ?? 'primary'}
          pending={pending}
          pendingLabel={submit.pendingLabel}
        >
          {submit.label}
        </Button>
      </div>
    </form>
  );
}

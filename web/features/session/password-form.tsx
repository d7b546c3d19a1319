import type { CallInput } from '#contract/endpoint.ts';
import { changePassword, PASSWORD_MIN, type User } from '#contract/session.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useChangePassword } from './session.mutations.ts';

const EMPTY = { currentPassword: '', newPassword: '' };

export function PasswordForm({ user }: { user: User }) {
  const change = useChangePassword();
  const { field, reset, submit, isSubmitting, problem } = useContractForm(changePassword.body, EMPTY, save);

  async function save({ currentPassword, newPassword }: CallInput<typeof changePassword>) {
    await change.mutateAsync(user.hasPassword ? { currentPassword, newPassword } : { newPassword });
    reset(EMPTY);
    showToast({ title: 'Password changed', description: 'Your other sessions have been signed out' });
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4 p-4">
      {/* Password keepers file the new password under this name. */}
      <input className="hidden" autoComplete="username" value={user.email} readOnly />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {user.hasPassword && (
          <TextField
            type="password"
            label="Current password"
            autoComplete="current-password"
            {...field('currentPassword')}
          />
        )}
        <TextField
          type="password"
          label="New password"
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN} characters.`}
          {...field('newPassword')}
        />
      </div>
      <FormProblem>{problem}</FormProblem>
      <div>
        <Button type="submit" kind="primary" pending={isSubmitting} pendingLabel="Saving...">
          {user.hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      </div>
    </form>
  );
}

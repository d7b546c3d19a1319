import { changePassword, PASSWORD_MIN, type User } from '#contract/session.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useChangePassword } from './session.mutations.ts';

const EMPTY = { currentPassword: '', newPassword: '' };

export function PasswordForm({ user }: { user: User }) {
  const change = useChangePassword();
  const { form, field, reset, pending, problem } = useForm(changePassword.body, EMPTY, save);

  async function save({ currentPassword, newPassword }: typeof EMPTY) {
    await change.mutateAsync(user.hasPassword ? { currentPassword, newPassword } : { newPassword });
    reset();
    showToast({ title: 'Password changed', description: 'Your other sessions have been signed out' });
  }

  return (
    <form {...form} className="grid gap-4 p-4">
      {/* Password managers store the new password under this name. */}
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
        <Button type="submit" kind="primary" pending={pending} pendingLabel="Saving...">
          {user.hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      </div>
    </form>
  );
}

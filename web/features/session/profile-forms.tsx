import { changePassword, PASSWORD_MIN, updateProfile, type User } from '#contract/session.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { ConfirmProblem } from './confirm-problem.tsx';
import { useChangePassword, useUpdateProfile } from './session-changes.ts';

export function ProfileForm({ user }: { user: User }) {
  const update = useUpdateProfile();
  const names = { firstName: user.firstName ?? '', lastName: user.lastName ?? '' };
  const { form, field, pending, problem, isChanged } = useForm(updateProfile.body, names, async (values) => {
    await update.mutateAsync(values);
    showToast({ title: 'Saved', description: 'Your profile has been updated' });
  });
  useUnsaved('Your profile', isChanged);
  return (
    <form {...form} className="grid gap-4 p-4">
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
        <TextField label="Email" value={user.email} readOnly />
      </div>
      <FormProblem>{problem}</FormProblem>
      <div>
        <Button type="submit" kind="primary" pending={pending} pendingLabel="Saving...">
          Save profile
        </Button>
      </div>
    </form>
  );
}

const EMPTY = { currentPassword: '', newPassword: '' };

export function PasswordForm({ user }: { user: User }) {
  const change = useChangePassword();
  const { form, field, reset, pending, problem, isChanged } = useForm(changePassword.body, EMPTY, save);
  useUnsaved('Your password', isChanged);

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
      <ConfirmProblem problem={problem} error={change.error} section="password" onLeave={reset} />
      <div>
        <Button type="submit" kind="primary" pending={pending} pendingLabel="Saving...">
          {user.hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      </div>
    </form>
  );
}

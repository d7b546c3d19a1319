import { updateProfile, type User } from '#contract/session.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useUpdateProfile } from './session.mutations.ts';

export function ProfileForm({ user }: { user: User }) {
  const update = useUpdateProfile();
  const names = { firstName: user.firstName ?? '', lastName: user.lastName ?? '' };
  const { form, field, pending, problem } = useForm(updateProfile.body, names, async (values) => {
    await update.mutateAsync(values);
    showToast({ title: 'Saved', description: 'Your profile has been updated' });
  });
  return (
    <form {...form} className="grid gap-4 p-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField label="E-mail" value={user.email} readOnly hint="You sign in with this address." />
      <FormProblem>{problem}</FormProblem>
      <div>
        <Button type="submit" kind="primary" pending={pending} pendingLabel="Saving...">
          Save profile
        </Button>
      </div>
    </form>
  );
}

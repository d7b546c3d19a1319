import { deleteAccount, type User } from '#contract/session.ts';
import { leaveForGood } from '#web/lib/leave-for-good.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useDeleteAccount } from './session.mutations.ts';

export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const remove = useDeleteAccount();
  const { form, field, pending, problem } = useForm(
    deleteAccount.body,
    { confirmEmail: '', password: '' },
    async ({ confirmEmail, password }) => {
      await remove.mutateAsync(user.hasPassword ? { confirmEmail, password } : { confirmEmail });
      leaveForGood('/');
    },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete my account"
      description="This cannot be undone. Export your data first if you want to keep it."
    >
      <form {...form} className="grid gap-4">
        <TextField
          label="Type your e-mail address to confirm"
          type="email"
          autoComplete="off"
          placeholder={user.email}
          {...field('confirmEmail')}
        />
        {user.hasPassword && (
          <TextField
            label="Password"
            type="password"
            autoComplete="current-password"
            {...field('password')}
          />
        )}
        <FormProblem>{problem}</FormProblem>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="danger" pending={pending} pendingLabel="Deleting...">
            Delete for good
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

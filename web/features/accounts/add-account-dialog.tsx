import { Link } from '@tanstack/react-router';
import { addAssistedAccount } from '#contract/accounts.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { useAddAssistedAccount, useCommunity } from './accounts.queries.ts';
import { ALL_MEMBERS, isSandboxMember } from './sandbox-members.ts';

type AddAccountDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

function AddAccountForm({ onClose }: { onClose: () => void }) {
  const add = useAddAssistedAccount();
  const { data: platform } = useCommunity();
  const { form, field, pending, problem } = useForm(
    addAssistedAccount.body,
    { username: '' },
    async (values) => {
      const { username } = await add.mutateAsync(values);
      const isStranger = platform?.mode === 'sandbox' && !isSandboxMember(username);
      showToast({
        title: 'Account added',
        description: isStranger
          ? `u/${username} can post on Reddit. The sandbox does not know it: practice there with one of its members.`
          : `u/${username} is on your list, to post with by hand`,
      });
      onClose();
    },
  );
  return (
    <form {...form} className="grid gap-4">
      {platform?.mode === 'sandbox' && (
        <p className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
          The sandbox stands for Reddit now, so you practice by hand: its own composer opens.{' '}
          <Link to="/settings" hash="reddit-connection" className="underline">
            Switch to Reddit
          </Link>{' '}
          to post there.
        </p>
      )}
      <TextField
        label="Reddit username"
        placeholder="u/your_name"
        hint={
          platform?.mode === 'sandbox'
            ? `Its members are ${ALL_MEMBERS}: only they can post there.`
            : undefined
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" kind="primary" pending={pending} pendingLabel="Adding...">
          Add account
        </Button>
      </div>
    </form>
  );
}

/** Adds an account that posts without the API. */
export const AddAccountDialog = ({ open, onOpenChange }: AddAccountDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title="Add an account by hand"
    description="Threadwell prepares each post. You post it on Reddit yourself and paste the link back. No API access needed."
  >
    <AddAccountForm onClose={() => onOpenChange(false)} />
  </Dialog>
);

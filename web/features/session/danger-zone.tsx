import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { deleteUser, type User } from '#contract/session.ts';
import { leaveAndForget } from '#web/lib/stored-work.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { ConfirmProblem } from './confirm-problem.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { useDeleteAccount } from './session-changes.ts';

const Row = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3">
    <p className="min-w-0 flex-1 basis-60 text-sm text-ink-2">{text}</p>
    {children}
  </div>
);

export function DangerZone({ user }: { user: User }) {
  const [asking, setAsking] = useState<'export' | 'deletion' | null>(null);
  const close = () => setAsking(null);
  return (
    <div className="divide-y">
      <Row text="Everything Threadwell holds about you, in one file.">
        <Button icon={<Download aria-hidden="true" />} onClick={() => setAsking('export')}>
          Export my data
        </Button>
      </Row>
      <Row text="Your account and workspace, at once and for good.">
        <Button kind="danger" onClick={() => setAsking('deletion')}>
          Delete my account
        </Button>
      </Row>
      {asking === 'export' && <ExportDialog user={user} onClose={close} />}
      {asking === 'deletion' && <DeleteAccountDialog user={user} onClose={close} />}
    </div>
  );
}

export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const remove = useDeleteAccount();
  const { form, field, pending, problem } = useForm(
    deleteUser.body,
    { confirmEmail: '', password: '' },
    async ({ confirmEmail, password }) => {
      await remove.mutateAsync(user.hasPassword ? { confirmEmail, password } : { confirmEmail });
      leaveAndForget('/');
    },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete my account"
      description="This can’t be undone. Export your data first if you want to keep it."
    >
      <form {...form} className="grid gap-4">
        <TextField
          label="Type your email address to confirm"
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
        <ConfirmProblem problem={problem} error={remove.error} section="danger-zone" />
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

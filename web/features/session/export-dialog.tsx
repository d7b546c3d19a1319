import { exportUser, type User } from '#contract/session.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { ConfirmProblem } from './confirm-problem.tsx';
import { useExportUser } from './session-changes.ts';

export function ExportDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const exporting = useExportUser();
  const { form, field, pending, problem } = useForm(exportUser.body, { password: '' }, async (values) => {
    await exporting.mutateAsync(user.hasPassword ? values : {});
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Export my data"
      description="Everything Threadwell holds about you, as one JSON file. Keep it where nobody else reads it."
    >
      <form {...form} className="grid gap-4">
        {user.hasPassword && (
          <TextField
            label="Password"
            type="password"
            autoComplete="current-password"
            {...field('password')}
          />
        )}
        <ConfirmProblem problem={problem} error={exporting.error} section="danger-zone" />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" pending={pending} pendingLabel="Exporting...">
            Export
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

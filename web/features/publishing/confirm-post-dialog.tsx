import type { Post } from '#contract/posts.ts';
import { confirmPost } from '#contract/posts.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { nameOf } from '#web/features/posts/describe-post.ts';
import { useConfirmPost } from '#web/features/posts/posts.mutations.ts';

/** The person posted it by hand and says where it is. */
export function ConfirmPostDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const confirm = useConfirmPost();
  const form = useContractForm(confirmPost.body, { permalink: '' }, async ({ permalink }) => {
    await confirm.mutateAsync({ id: post.id, permalink });
    showToast({ title: 'Success', description: 'Your post is on record as published.' });
    onClose();
  });
  return (
    <Dialog open onOpenChange={onClose} title="Where is it?" description={nameOf(post)}>
      <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
        <TextField
          {...form.field('permalink')}
          label="Link of the post"
          inputMode="url"
          autoComplete="off"
          hint="Open your post there and copy its address."
        />
        <FormProblem>{form.problem}</FormProblem>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" pending={form.isSubmitting}>
            Save the link
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

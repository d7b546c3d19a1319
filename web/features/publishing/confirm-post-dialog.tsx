import { confirmPost, type Post } from '#contract/posts.ts';
import { nameOf } from '#web/features/posts/describe-post.ts';
import { useConfirmPost } from '#web/features/posts/posts.mutations.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** Asks for the link of a post that a person published by hand. */
export function ConfirmPostDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const confirm = useConfirmPost();
  const { form, field, problem, pending } = useForm(
    confirmPost.body,
    { permalink: '' },
    async ({ permalink }) => {
      await confirm.mutateAsync({ id: post.id, permalink });
      showToast({ title: 'Success', description: 'Your post is on record as published.' });
      onClose();
    },
  );
  return (
    <Dialog open onOpenChange={onClose} title="Where is it?" description={nameOf(post)}>
      <form {...form} className="grid gap-4">
        <TextField
          {...field('permalink')}
          label="Link of the post"
          inputMode="url"
          autoComplete="off"
          hint="Open your post on Reddit and copy its address."
        />
        <FormProblem>{problem}</FormProblem>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" pending={pending}>
            Save the link
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { Send } from 'lucide-react';
import { useState } from 'react';
import type { Post } from '#contract/posts.ts';
import { usePostActions } from '#web/features/posts/use-post-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Posts that were not sent because the server was off, or a backup was restored. */
const HELD = new Set(['LATE', 'RESTORED']);
const isHeld = ({ phase, problem }: Post) => phase === 'needs_you' && HELD.has(problem?.code ?? '');

/** Asks for one decision about all posts that were not sent because their time has passed. */
export function HeldPosts({ posts }: { posts: readonly Post[] }) {
  const { sendAllAgain } = usePostActions();
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const held = posts.filter(isHeld);
  if (held.length < 2) return null;
  const send = async () => {
    setPending(true);
    await sendAllAgain(held.map(({ id }) => id));
    setPending(false);
    setOpen(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b bg-warn-soft px-4 py-2 text-sm">
      <p className="min-w-0 flex-1 basis-60">
        <span className="font-medium">{held.length} posts are past their time.</span> Nothing was sent without
        you: look through them, or send them all.
      </p>
      <Button icon={<Send aria-hidden="true" />} onClick={() => setOpen(true)}>
        Send them all
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Send ${held.length} posts now?`}
        description={
          'Each goes out as soon as its community and account allow it. If you aren’t sure that one of ' +
          'them isn’t out already, look at your profile first.'
        }
        confirmLabel="Send them all"
        kind="primary"
        pending={pending}
        onConfirm={() => void send()}
      />
    </div>
  );
}

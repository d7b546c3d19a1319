import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { decideApproval } from '#contract/keys/approval.ts';
import type { CallInput } from '#contract/endpoint.ts';
import type { Post } from '#contract/posts.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { showFailure, showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { describeTime } from './describe-post.ts';
import { postsQuery } from './posts.queries.ts';

const DECIDE: Target<typeof decideApproval> = { method: 'POST', path: '/api/posts/:id/approval' };
type Decision = Omit<CallInput<typeof decideApproval>, 'id' | 'revision'>;

/**
 * Decides about the text that is shown: if the key has changed it since, the server refuses. The row may be gone before
 * the answer, so the toasts belong to the mutation.
 */
function useDecision({ id, revision }: Post, verb: string, onSuccess: (decided: Post) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) => call(DECIDE, { id, revision, ...decision }),
    onSuccess,
    onError: (error) => showFailure(`Failed to ${verb} the post`, error),
    onSettled: () => queries.invalidateQueries({ queryKey: postsQuery.queryKey }),
  });
}

const isOverdue = ({ scheduledAt }: Post): boolean =>
  scheduledAt === null || Date.parse(scheduledAt) <= Date.now();

export function Approve({ post }: { post: Post }) {
  const decision = useDecision(post, 'approve', (approved) =>
    showToast({ title: 'Approved', description: describeTime(approved) ?? 'It is being sent.' }),
  );
  const approve = () => decision.mutate({ decision: 'approve' });
  return (
    <Button kind="primary" pending={decision.isPending} onClick={approve}>
      {isOverdue(post) ? 'Approve and post now' : 'Approve'}
    </Button>
  );
}

export function Reject({ post }: { post: Post }) {
  const decision = useDecision(post, 'reject', () =>
    showToast({ title: 'Rejected', description: 'The post is a draft now.' }),
  );
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const reject = () =>
    decision.mutate(
      { decision: 'reject', ...(note.trim() && { note }) },
      { onSettled: () => setOpen(false) },
    );
  return (
    <>
      <Button onClick={() => setOpen(true)}>Reject</Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Reject this post?"
        description="It becomes a draft."
        confirmLabel="Reject"
        pending={decision.isPending}
        onConfirm={reject}
      >
        <TextField
          label="Note"
          aside="optional"
          hint="Shown in the post’s history, where the tool can read it."
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </ConfirmDialog>
    </>
  );
}

import { useState } from 'react';
import { type FieldValue, REASON_MAX, type RulesField } from '#contract/rules-record.ts';
import { FIELD_NAMES } from '#core/communities/rules/describe-value.ts';
import { submitOnModEnter, useSubmit } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { useCorrectRule } from '../communities.queries.ts';
import { ValueField } from './value-field.tsx';

export type Correctable = { field: RulesField; value: FieldValue };
type CorrectDialogProps = { name: string; correcting: Correctable | null; onClose: () => void };

/** Corrects one field of a community's record, for this workspace. */
export function CorrectDialog({ name, correcting, onClose }: CorrectDialogProps) {
  return (
    <Dialog
      open={correcting !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={correcting ? `Correct: ${FIELD_NAMES[correcting.field]}` : 'Correct'}
      description={`What the rules of r/${name} really say. It holds for you, and its own sentence stays beside it.`}
    >
      {correcting && <CorrectForm name={name} {...correcting} onDone={onClose} />}
    </Dialog>
  );
}

type CorrectFormProps = Correctable & { name: string; onDone: () => void };

function CorrectForm({ name, field, value: before, onDone }: CorrectFormProps) {
  const correct = useCorrectRule();
  const [value, setValue] = useState<FieldValue>(before);
  const [reason, setReason] = useState('');
  const { ref, fields, problem, pending, attempt } = useSubmit();
  return (
    <form
      ref={ref}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const faults: Record<string, string> = reason.trim() ? {} : { reason: 'Say why.' };
        void attempt(faults, async () => {
          await correct.mutateAsync({ name, field, value, reason });
          onDone();
        });
      }}
    >
      <ValueField field={field} value={value} error={fields['value']} onChange={setValue} />
      <TextArea
        label="Why"
        rows={3}
        maxLength={REASON_MAX}
        hint="For example where a moderator said so."
        value={reason}
        error={fields['reason']}
        onKeyDown={submitOnModEnter}
        onChange={(event) => setReason(event.target.value)}
      />
      <FormProblem>{problem}</FormProblem>
      <div>
        <Button type="submit" kind="primary" pending={pending} pendingLabel="Saving...">
          Save correction
        </Button>
      </div>
    </form>
  );
}

import { useState } from 'react';
import { type CommunityRecord, REASON_MAX } from '#contract/rules-record.ts';
import { localToday } from '#web/lib/date-time.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useSubmit } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { useRecordAnswer } from './communities.queries.ts';

type Leave = CommunityRecord['leave'];

const ANSWERS = [
  ['asked', 'I asked them'],
  ['granted', 'They said yes'],
  ['refused', 'They said no'],
] as const;

/** Records that the moderators were asked, or what they answered. */
export function AnswerForm({ name, leave }: { name: string; leave: Leave }) {
  const record = useRecordAnswer();
  const [answer, setAnswer] = useState<(typeof ANSWERS)[number][0]>(
    leave?.answer === 'asked' ? 'granted' : 'asked',
  );
  const [on, setOn] = useState(localToday);
  const [note, setNote] = useState('');
  const { ref, fields, problem, pending, attempt } = useSubmit();
  return (
    <form
      ref={ref}
      noValidate
      aria-label="What they answered"
      className="grid gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt({}, async () => {
          await record.mutateAsync({ name, answer, on, note });
          setNote('');
          showToast({ title: 'Noted', description: `The answer of r/${name} is kept with its rules` });
        });
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField label="What happened" value={answer} options={ANSWERS} onChange={setAnswer} />
        <TextField
          label="On"
          type="date"
          max={localToday()}
          value={on}
          error={fields['on']}
          onChange={({ target }) => setOn(target.value)}
        />
      </div>
      <TextField
        label="Note"
        aside="optional"
        maxLength={REASON_MAX}
        hint="For example the conditions that they named."
        value={note}
        error={fields['note']}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormProblem>{problem}</FormProblem>
      <div>
        <Button type="submit" pending={pending} pendingLabel="Saving...">
          Save answer
        </Button>
      </div>
    </form>
  );
}

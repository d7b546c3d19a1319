import { useState } from 'react';
import { PASTED_MAX } from '#contract/rules-record.ts';
import type { Clip } from '#core/clip/interpret-clip.ts';
import { usePasteRules } from '#web/features/communities/communities.queries.ts';
import { localToday } from '#web/lib/date-time.ts';
import { useSubmit } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea, TextField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';

export function RulesForm({ clip, onKept }: { clip: Clip; onKept: (community: string) => void }) {
  const paste = usePasteRules();
  const { ref, fields, problem, pending, attempt } = useSubmit();
  const [name, setName] = useState(clip.community);
  const [text, setText] = useState(clip.rules);
  const submit = () =>
    void attempt(name.trim() ? {} : { name: 'Enter a subreddit by its name.' }, async () => {
      await paste.mutateAsync({ name, text, url: clip.address, copiedOn: localToday() });
      onKept(name);
    });
  return (
    <Card title="Keep these rules" description={clip.address}>
      <form
        ref={ref}
        noValidate
        className="grid gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label="Subreddit"
          value={name}
          error={fields['name']}
          onChange={({ target }) => setName(target.value)}
        />
        <TextArea
          label="Rules"
          rows={14}
          maxLength={PASTED_MAX}
          value={text}
          error={fields['text']}
          hint="Only you see them, and they count where the rules can’t be read otherwise."
          onChange={({ target }) => setText(target.value)}
        />
        <FormProblem>{problem ?? fields['url']}</FormProblem>
        <div>
          <Button type="submit" kind="primary" pending={pending} pendingLabel="Keeping...">
            Keep rules
          </Button>
        </div>
      </form>
    </Card>
  );
}

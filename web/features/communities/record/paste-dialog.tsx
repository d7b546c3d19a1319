import { type CommunityRecord, PASTED_MAX } from '#contract/rules-record.ts';
import { useState } from 'react';
import { localToday } from '#web/lib/date-time.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { useSubmit } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea, TextField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { usePasteRules, useRemovePastedRules } from '../communities.queries.ts';

type Pasted = CommunityRecord['pasted'];
type PasteDialogProps = { name: string; pasted: Pasted; open: boolean; onClose: () => void };

/** Takes rules copied by hand from the community's page. Closing it keeps the input. */
export function PasteDialog({ name, pasted, open, onClose }: PasteDialogProps) {
  const [typed, setTyped] = useState<string | null>(null);
  useUnsaved('The rules that you pasted', typed !== null);
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      title={`Paste the rules of r/${name}`}
      description={
        'Copy them from the community’s page. Only you see them, and they count where the rules can’t be ' +
        'read otherwise.'
      }
    >
      <PasteForm
        name={name}
        pasted={pasted}
        text={typed ?? pasted?.text ?? ''}
        onType={setTyped}
        onDone={() => {
          setTyped(null);
          onClose();
        }}
      />
    </Dialog>
  );
}

type PasteFormProps = Pick<PasteDialogProps, 'name' | 'pasted'> & {
  text: string;
  onType: (text: string) => void;
  onDone: () => void;
};

function PasteForm({ name, pasted, text, onType, onDone }: PasteFormProps) {
  const paste = usePasteRules();
  const remove = useRemovePastedRules();
  const [url, setUrl] = useState(pasted?.url ?? `https://www.reddit.com/r/${name}/about/rules`);
  const [copiedOn, setCopiedOn] = useState(localToday);
  const { ref, fields, problem, pending, attempt } = useSubmit();
  return (
    <form
      ref={ref}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt({}, async () => {
          await paste.mutateAsync({ name, text, url, copiedOn });
          onDone();
        });
      }}
    >
      <TextArea
        label="Rules"
        rows={10}
        maxLength={PASTED_MAX}
        hint="One a paragraph, or numbered as on the page."
        value={text}
        error={fields['text']}
        onChange={(event) => onType(event.target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TextField
          label="Address"
          type="url"
          value={url}
          error={fields['url']}
          onChange={(event) => setUrl(event.target.value)}
        />
        <TextField
          label="Copied on"
          type="date"
          max={localToday()}
          value={copiedOn}
          error={fields['copiedOn']}
          onChange={(event) => setCopiedOn(event.target.value)}
        />
      </div>
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" pending={pending} pendingLabel="Saving...">
          Save rules
        </Button>
        {pasted && (
          <Button
            onClick={() =>
              void attempt({}, async () => {
                await remove.mutateAsync({ name });
                onDone();
              })
            }
          >
            Remove what you pasted
          </Button>
        )}
      </div>
    </form>
  );
}

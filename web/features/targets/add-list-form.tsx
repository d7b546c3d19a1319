import { useState } from 'react';
import { findCommunityNames } from '#core/targets/find-community-names.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useSubmit } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { useAddList } from './targets.queries.ts';

const SHOWN_NAMES = 12;

function describeNames(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN_NAMES).map((name) => `r/${name}`);
  const more = names.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Adds every community named in a pasted list or an exported file. */
export function AddListForm() {
  const addList = useAddList();
  const [text, setText] = useState('');
  const { ref, fields, problem, pending, attempt } = useSubmit();
  const names = findCommunityNames(text);

  const send = async () => {
    const { added, known } = await addList.mutateAsync({ text });
    setText('');
    const were = known > 0 ? `; ${known} were there already` : '';
    showToast({
      title: 'Success',
      description: `${added.length === 1 ? '1 target' : `${added.length} targets`} added${were}`,
    });
  };

  return (
    <form
      ref={ref}
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const faults: Record<string, string> =
          names.length > 0 ? {} : { text: 'Name at least one subreddit: one a line, or as r/name.' };
        void attempt(faults, send);
      }}
    >
      <TextArea
        label="Add several"
        rows={3}
        placeholder={'r/webdev\nr/saas'}
        value={text}
        error={fields['text']}
        hint={
          names.length > 0
            ? `Found: ${describeNames(names)}`
            : 'Paste names, links, or what another tool exported.'
        }
        onChange={(event) => setText(event.target.value)}
      />
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" pending={pending} pendingLabel="Adding...">
          {names.length > 1 ? `Add ${names.length} targets` : 'Add'}
        </Button>
        <FileButton onRead={setText} />
      </div>
    </form>
  );
}

/** Reads the file locally; nothing is sent before the user adds its communities. */
const FileButton = ({ onRead }: { onRead: (text: string) => void }) => (
  <label
    className={
      'inline-flex h-8 cursor-pointer items-center rounded-sm px-3 text-sm font-medium text-ink-2 ' +
      'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent ' +
      'hover:bg-line/60 hover:text-ink touch:h-11'
    }
  >
    Read a file
    <input
      type="file"
      accept=".csv,.txt,.json,text/*"
      className="sr-only"
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        event.target.value = '';
        if (file) void file.text().then(onRead);
      }}
    />
  </label>
);

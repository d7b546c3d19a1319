import { useState } from 'react';
import { LINKS_TEXT_MAX } from '#contract/scanning/links.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useSubmit } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { LinkList } from './link-list.tsx';
import { useAddLinks, useLinks } from './links.queries.ts';

const threads = (count: number): string => (count === 1 ? '1 thread' : `${count} threads`);

function describeAdded({ added, known, left }: { added: number; known: number; left: number }): string {
  return [
    `${threads(added)} to look at`,
    known > 0 && `${known} known already`,
    left > 0 && `${left} left out: the list is full`,
  ]
    .filter(Boolean)
    .join(', ');
}

export function LinksSection() {
  const query = useLinks();
  const add = useAddLinks();
  const { ref, fields, problem, pending, attempt } = useSubmit();
  const [text, setText] = useState('');
  const submit = () =>
    void attempt({}, async () => {
      const result = await add.mutateAsync(text);
      setText('');
      showToast({ title: 'Success', description: describeAdded(result) });
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <form
        ref={ref}
        noValidate
        aria-label="Paste links"
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextArea
          label="Links, or the text of an alert mail"
          rows={3}
          maxLength={LINKS_TEXT_MAX}
          value={text}
          error={fields['text']}
          hint="We look for links to threads in it. Nothing is opened or fetched."
          onChange={(event) => setText(event.target.value)}
        />
        <FormProblem>{problem}</FormProblem>
        <div>
          <Button type="submit" disabled={text.trim() === ''} pending={pending} pendingLabel="Looking...">
            Find threads
          </Button>
        </div>
      </form>
      {query.data ? (
        query.data.length > 0 && <LinkList links={query.data} />
      ) : (
        <Waiting query={query} rows={1} text="Loading your links..." />
      )}
    </div>
  );
}

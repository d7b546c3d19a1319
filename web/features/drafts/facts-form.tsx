import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { FACT_COUNT_MAX, FACT_LENGTH_MAX, factsForm, type FactsFile } from '#contract/drafts.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { findSchemaFaults, submitOnModEnter, useSubmit } from '#web/lib/use-form.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextArea, TextField } from '#web/ui/fields.tsx';
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { useFacts, useSaveFacts } from './drafts.queries.ts';
import { useStatements } from './use-statements.ts';

export function FactsSettings() {
  const query = useFacts();
  if (query.data) return <FactsForm facts={query.data} />;
  return <Waiting query={query} rows={3} text="Loading facts..." />;
}

/** A form for the facts. Generated texts may claim nothing else. */
function FactsForm({ facts }: { facts: FactsFile }) {
  const save = useSaveFacts();
  const [product, setProduct] = useState(facts.product ?? '');
  const { rows, addedId, set, change, addAt, remove } = useStatements(facts.about);
  const { ref, fields, problem, pending, attempt } = useSubmit();
  const statements = rows.map(({ text }) => text.trim()).filter(Boolean);
  const isChanged =
    product.trim() !== (facts.product ?? '') || statements.join('\n') !== facts.about.join('\n');
  useUnsaved('Your facts', isChanged);
  const hintId = useId();
  const focus = useFocusAfterRemoval(rows.length);
  const isFull = rows.length >= FACT_COUNT_MAX;

  /** A statement is a single line, so Enter starts the next. */
  function beginNextWithEnter(event: KeyboardEvent, index: number) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isFull && rows[index]?.text.trim()) addAt(index + 1);
  }

  function submit() {
    const body = { product: product.trim() || null, about: rows.map(({ text }) => text) };
    void attempt(findSchemaFaults(factsForm, body), async () => {
      const saved = await save.mutateAsync({ ...body, about: body.about.filter((text) => text.trim()) });
      setProduct(saved.product ?? '');
      set(saved.about);
      showToast({ title: 'Saved', description: 'Your facts have been updated' });
    });
  }

  return (
    <form
      ref={ref}
      aria-label="Facts about you and your product"
      noValidate
      className="grid gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label="Product name"
        aside="optional"
        value={product}
        error={fields['product']}
        onChange={(event) => setProduct(event.target.value)}
      />
      <fieldset aria-describedby={statements.length > 0 ? undefined : hintId} className="min-w-0">
        <legend className="mb-1.5 text-sm font-medium">What is true</legend>
        {statements.length === 0 && (
          <p id={hintId} className="mb-2 text-sm text-ink-3">
            One fact per line: “I have built it alone since 2023.” “It has no mobile app.”
          </p>
        )}
        <div {...focus}>
          <ul className="grid gap-1">
            {rows.map(({ id, text }, index) => (
              <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-1">
                <TextArea
                  label={`Statement ${index + 1}`}
                  labelHidden
                  rows={1}
                  grows
                  autoFocus={id === addedId}
                  value={text}
                  error={
                    fields[`about.${index}`] ??
                    (text.length > FACT_LENGTH_MAX
                      ? `${text.length} of ${FACT_LENGTH_MAX} characters.`
                      : undefined)
                  }
                  onKeyDown={(event) => {
                    submitOnModEnter(event);
                    beginNextWithEnter(event, index);
                  }}
                  onChange={(event) => change(id, event.target.value)}
                />
                <IconButton
                  icon={X}
                  label={`Remove statement ${index + 1}`}
                  title="Remove"
                  onClick={() => remove(id)}
                />
              </li>
            ))}
          </ul>
        </div>
      </fieldset>
      <FormProblem>{problem ?? fields['about']}</FormProblem>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" pending={pending} pendingLabel="Saving...">
          Save facts
        </Button>
        <Button icon={<Plus aria-hidden="true" />} disabled={isFull} onClick={() => addAt(rows.length)}>
          Add a statement
        </Button>
      </div>
    </form>
  );
}

import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { FACT_MAX, FACTS_MAX, factsForm, type FactsFile } from '#contract/drafts.ts';
import { checkFields } from '#web/lib/check-fields.ts';
import { NO_REFUSAL, refusalOf } from '#web/lib/refusal.ts';
import { submitOnModEnter } from '#web/lib/submit-on-mod-enter.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts';
import { useSaveFacts } from './drafts.queries.ts';
import { useStatements } from './use-statements.ts';

/** What a text may say of its author. Whatever does not stand here is not claimed. */
export function FactsForm({ facts }: { facts: FactsFile }) {
  const save = useSaveFacts();
  const [product, setProduct] = useState(facts.product ?? '');
  const { rows, addedId, set, change, add, remove } = useStatements(facts.about);
  const [refused, setRefused] = useState(NO_REFUSAL);
  const hintId = useId();
  const focus = useFocusAfterRemoval(rows.length);

  async function keep() {
    if (save.isPending) return;
    const body = { product: product.trim() || null, about: rows.map(({ text }) => text) };
    const checked = checkFields(factsForm, body);
    if (!checked.ok) return setRefused({ fields: checked.fields, problem: checked.fields['about'] });
    setRefused(NO_REFUSAL);
    try {
      const kept = await save.mutateAsync({ ...body, about: body.about.filter((text) => text.trim()) });
      setProduct(kept.product ?? '');
      set(kept.about);
      showToast({ title: 'Saved', description: 'Your facts have been updated' });
    } catch (error) {
      setRefused(refusalOf(error));
    }
  }

  return (
    <form
      aria-label="Facts about you and your product"
      noValidate
      className="grid gap-4 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <TextField
        label="Product name"
        aside="optional"
        hint="As it is written. A text that names it says that you are behind it."
        value={product}
        error={refused.fields['product']}
        onChange={(event) => setProduct(event.target.value)}
      />
      <fieldset aria-describedby={hintId} className="min-w-0">
        <legend className="text-sm font-medium">What is true</legend>
        <p id={hintId} className="mt-0.5 mb-2 text-sm text-ink-3">
          One statement each, limits included: “I have built it alone since 2023.” “It has no mobile app.”
        </p>
        <div {...focus}>
          <ul className="grid gap-2">
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
                    refused.fields[`about.${index}`] ??
                    (text.length > FACT_MAX ? `${text.length} of ${FACT_MAX} characters.` : undefined)
                  }
                  onKeyDown={submitOnModEnter}
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
        <div className="mt-2">
          <Button icon={<Plus aria-hidden="true" />} disabled={rows.length >= FACTS_MAX} onClick={add}>
            Add a statement
          </Button>
        </div>
      </fieldset>
      <FormProblem>{refused.problem}</FormProblem>
      <div>
        <Button type="submit" kind="primary" pending={save.isPending} pendingLabel="Saving...">
          Save facts
        </Button>
      </div>
    </form>
  );
}

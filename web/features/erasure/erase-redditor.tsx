import { useState } from 'react';
import { type RedditorData, redditorForm } from '#contract/erasure.ts';
import { showFailure } from '#web/lib/toast-store.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { describeErasure, describeStored } from './describe-stored.ts';
import { useCountRedditor, useEraseRedditor } from './erasure.queries.ts';

type Counted = { name: string; stored: RedditorData };

export function EraseRedditor() {
  const counting = useCountRedditor();
  const erasing = useEraseRedditor();
  const [counted, setCounted] = useState<Counted | null>(null);
  const [erased, setErased] = useState<RedditorData | null>(null);
  const { form, field, pending, problem, reset } = useForm(redditorForm, { name: '' }, async (given) => {
    const { name } = redditorForm.parse(given);
    setErased(null);
    setCounted({ name, stored: await counting.mutateAsync({ name }) });
  });

  async function erase({ name }: Counted): Promise<void> {
    try {
      setErased(await erasing.mutateAsync({ name }));
      // The name must not stay in the page either.
      reset();
    } catch (error) {
      showFailure('Failed to erase the redditor', error);
    }
    setCounted(null);
  }

  return (
    <form {...form} className="grid gap-4 p-4">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-60">
          <TextField
            label="Name of the redditor"
            placeholder="u/name"
            autoComplete="off"
            {...field('name')}
          />
        </div>
        <Button type="submit" kind="danger" size="field" pending={pending}>
          Erase
        </Button>
      </div>
      <FormProblem>{problem}</FormProblem>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {erased &&
          `Erased: ${describeStored(erased) ?? 'nothing was stored'}. Nothing by this redditor will be stored again.`}
      </p>
      {counted && (
        <ConfirmDialog
          open
          onOpenChange={() => setCounted(null)}
          title={`Erase u/${counted.name}?`}
          description={describeErasure(counted.stored)}
          confirmLabel="Erase for good"
          pending={erasing.isPending}
          onConfirm={() => void erase(counted)}
        />
      )}
    </form>
  );
}

import { Button } from '#web/ui/button.tsx';

/** What came of trying a model. */
export type Outcome = {
  ok: boolean;
  message: string;
  /** `before`: what was tried is what was saved already. */
  saved: 'now' | 'before' | 'no';
  wasToSave: boolean;
};

type ModelOutcomeProps = { outcome: Outcome | null; onSaveAnyway: () => void };

export function ModelOutcome({ outcome, onSaveAnyway }: ModelOutcomeProps) {
  const refused = outcome !== null && !outcome.ok && outcome.wasToSave;
  return (
    <>
      <output
        className={`min-w-0 text-sm wrap-anywhere empty:hidden ${outcome?.ok ? 'text-ok' : 'text-bad'}`}
      >
        {outcome && [outcome.message, tellSaved(outcome)].filter(Boolean).join(' ')}
      </output>
      {refused && <Button onClick={onSaveAnyway}>Save it anyway</Button>}
    </>
  );
}

function tellSaved({ ok, saved }: Outcome): string {
  if (saved === 'no') return ok ? 'Not saved yet.' : 'Not saved.';
  return saved === 'now' ? 'Saved.' : '';
}

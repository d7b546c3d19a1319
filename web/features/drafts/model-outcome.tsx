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
        {outcome && describe(outcome)}
      </output>
      {refused && <Button onClick={onSaveAnyway}>Save it anyway</Button>}
    </>
  );
}

function describe({ ok, message, saved }: Outcome): string {
  if (saved === 'before') return message;
  if (!ok) return `Not saved. ${message}`;
  return `${message} ${saved === 'now' ? 'Saved.' : 'Not saved yet.'}`;
}

import { Button } from '#web/ui/button.tsx';

/** Shows the result of trying a model. */
export type Outcome = {
  ok: boolean;
  message: string;
  /** `before`: the tried settings were already saved. */
  saved: 'now' | 'before' | 'no';
  wasToSave: boolean;
  /** The text that the model wrote when it was tried. */
  draft?: Draft | null;
};
type Draft = { title: string | null; content: string };

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
      {outcome?.draft && <Sample {...outcome.draft} />}
      {refused && <Button onClick={onSaveAnyway}>Save it anyway</Button>}
    </>
  );
}

const Sample = ({ title, content }: Draft) => (
  <figure className="basis-full rounded-md border p-3 text-sm">
    <figcaption className="text-ink-3">What it wrote on a sample topic</figcaption>
    {title && <p className="mt-1 font-medium wrap-anywhere">{title}</p>}
    <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink-2">{content}</p>
  </figure>
);

function describe({ ok, message, saved }: Outcome): string {
  if (saved === 'before') return message;
  if (!ok) return `Not saved. ${message}`;
  return `${message} ${saved === 'now' ? 'Saved.' : 'Not saved yet.'}`;
}

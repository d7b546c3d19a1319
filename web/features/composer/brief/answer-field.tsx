import type { KeyboardEvent } from 'react';
import { FACT_COUNT_MAX } from '#contract/drafts.ts';
import { ANSWER_MAX } from '#contract/interview.ts';
import type { Recalled } from '#core/drafts/interview/recall-answers.ts';
import { useChangeFacts, useFacts } from '#web/features/drafts/drafts.queries.ts';
import { localDate } from '#web/lib/date-time.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';

type AnswerFieldProps = {
  question: string;
  answer: string;
  recalled: Recalled | undefined;
  /** What the author asks of others is no fact. */
  mayBeFact: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onChange: (answer: string) => void;
};

/** A question with a line to answer it. What was answered before is offered; what is answered now may become a fact. */
export function AnswerField(props: AnswerFieldProps) {
  const { question, answer, recalled, mayBeFact, onKeyDown, onChange } = props;
  return (
    <div className="grid gap-1.5">
      <TextField
        label={question}
        maxLength={ANSWER_MAX}
        value={answer}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onChange(target.value)}
      />
      {answer.trim() === '' && recalled && (
        <div className="flex items-start gap-2 text-sm">
          <p className="min-w-0 flex-1 py-1 text-ink-2 wrap-anywhere">
            You said on {localDate(recalled.toldAt)}: “{recalled.text}”
          </p>
          <Button aria-label={`Use it: “${recalled.text}”`} onClick={() => onChange(recalled.text)}>
            Use it
          </Button>
        </div>
      )}
      {mayBeFact && answer.trim() !== '' && <KeepAsFact text={answer.trim()} />}
    </div>
  );
}

function KeepAsFact({ text }: { text: string }) {
  const { data: facts } = useFacts();
  const { mutateAsync, isPending } = useChangeFacts();
  if (!facts) return null;
  if (facts.about.includes(text)) return <p className="text-sm text-ink-3">Kept as a fact.</p>;
  if (facts.about.length >= FACT_COUNT_MAX) return null;
  async function change(isKept: boolean) {
    try {
      await mutateAsync((now) => {
        const others = now.about.filter((fact) => fact !== text);
        return { ...now, about: isKept ? [...others, text] : others };
      });
      return true;
    } catch {
      showToast({
        title: isKept ? 'This wasn’t kept' : 'This is still a fact',
        description: 'The server didn’t answer. Try again.',
        kind: 'destructive',
      });
      return false;
    }
  }
  async function keep() {
    if (isPending || !(await change(true))) return;
    showToast({
      title: 'Kept as a fact',
      description: 'Later drafts may say it too.',
      action: { label: 'Undo', run: () => void change(false) },
    });
  }
  return (
    <div>
      <button
        type="button"
        className="rounded-sm text-sm text-ink-3 underline hover:text-ink touch:min-h-11"
        aria-label={`Keep as a fact: “${text}”`}
        aria-busy={isPending || undefined}
        onClick={() => void keep()}
      >
        Keep as a fact
      </button>
    </div>
  );
}

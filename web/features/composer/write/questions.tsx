import { type KeyboardEvent, useRef, useState } from 'react';
import { QUESTION_KEYS, type QuestionKey } from '#contract/drafting/shapes.ts';
import type { PastInterview } from '#contract/interview.ts';
import type { Brief } from '#core/composer/brief.ts';
import { askedIn, type Form, QUESTIONS, SHAPE_TABLE } from '#core/drafts/shapes.ts';
import { usePastInterviews } from '#web/features/drafts/drafts.queries.ts';
import { AnswerField, type EarlierAnswer } from './answer-field.tsx';

type QuestionsProps = {
  form: Form;
  answers: Brief['answers'];
  /** Shown at the first question. */
  error: string | undefined;
  onChange: (answers: Brief['answers']) => void;
};

/** Enter focuses the next question; in the last one it submits the form. */
function goOnWithEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const { form } = event.currentTarget;
  event.preventDefault();
  if (event.ctrlKey || event.metaKey) return form?.requestSubmit();
  const fields = [...(event.currentTarget.closest('fieldset')?.querySelectorAll('input') ?? [])];
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  if (next) next.focus();
  else form?.requestSubmit();
}

/** The newest answer to the same question; interviews are sorted newest first. */
function findEarlier(interviews: readonly PastInterview[], key: QuestionKey): EarlierAnswer | undefined {
  for (const { answers, toldAt } of interviews) {
    const text = answers.find(({ question }) => question === key)?.text;
    if (text !== undefined) return { text, toldAt };
  }
  return undefined;
}

/** An answer to these asks the readers something, so it is no fact. */
const ASKS: ReadonlySet<QuestionKey> = new Set(['ask', 'judge']);

/** One line per question. All are optional. */
export function Questions({ form, answers, error, onChange }: QuestionsProps) {
  const { data: interviews = [] } = usePastInterviews();
  const [visited, setVisited] = useState<QuestionKey | null>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  // An emptied answer counts too, so that its field stays while its author types.
  const answered = QUESTION_KEYS.filter((key) => answers[key] !== undefined);
  const asked = askedIn(
    form,
    answered.map((question) => ({ question })),
  );
  const own = SHAPE_TABLE[form].questions;
  const offered = asked.find((key) => !answers[key] && findEarlier(interviews, key));
  // Only one question at a time has more than its field.
  const current = visited && asked.includes(visited) ? visited : offered;

  function remove(key: QuestionKey) {
    const { [key]: _removed, ...others } = answers;
    onChange(others);
  }
  return (
    <fieldset ref={group} className="grid min-w-0 gap-3">
      <legend className="sr-only">Questions on your topic</legend>
      {asked.map((key) => (
        <AnswerField
          key={key}
          question={QUESTIONS[key].text}
          answer={answers[key] ?? ''}
          earlier={key === current ? findEarlier(interviews, key) : undefined}
          mayBeFact={key === current && !ASKS.has(key)}
          error={key === asked[0] ? error : undefined}
          onKeyDown={goOnWithEnter}
          onFocus={() => setVisited(key)}
          onBlur={() => answers[key]?.trim() === '' && remove(key)}
          onChange={(answer) => onChange({ ...answers, [key]: answer })}
          onClear={
            own.includes(key)
              ? null
              : () => {
                  remove(key);
                  group.current?.querySelector('input')?.focus();
                }
          }
        />
      ))}
    </fieldset>
  );
}

import { useRef, useState } from 'react';
import { QUESTION_KEYS, type QuestionKey } from '#contract/drafting/shapes.ts';
import type { PastInterview } from '#contract/interview.ts';
import type { Brief } from '#core/composer/brief.ts';
import { type Form, listQuestions, SHAPE_TABLE } from '#core/drafts/shapes.ts';
import { AnswerField } from '#web/features/drafts/answer-field.tsx';
import { usePastInterviews } from '#web/features/drafts/drafts.queries.ts';
import { KeepAsFact } from '#web/features/drafts/keep-as-fact.tsx';
import { localDate } from '#web/lib/date-time.ts';
import { Button } from '#web/ui/button.tsx';

type QuestionsProps = {
  form: Form;
  answers: Brief['answers'];
  /** Shown at the first question. */
  error: string | undefined;
  /** Shows answered questions only, if there are any. */
  isFolded: boolean;
  onChange: (answers: Brief['answers']) => void;
};

/** The newest answer to the same question; interviews are sorted newest first. */
const findEarlier = (interviews: readonly PastInterview[], key: QuestionKey) =>
  interviews
    .flatMap(({ answers, toldAt }) => answers.map(({ question, text }) => ({ question, text, toldAt })))
    .find(({ question }) => question === key);

/** The answers to these are questions for the readers, not facts. */
const ASKS: ReadonlySet<QuestionKey> = new Set(['ask', 'judge']);

/** One line per question. All are optional. */
export function Questions({ form, answers, error, isFolded, onChange }: QuestionsProps) {
  const { data: interviews = [] } = usePastInterviews();
  const [visited, setVisited] = useState<QuestionKey | null>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  // A cleared answer counts too, so its field stays while its author types.
  const answered = QUESTION_KEYS.filter((key) => answers[key] !== undefined);
  const all = listQuestions(
    form,
    answered.map((question) => ({ question })),
  );
  const asked = isFolded && answered.length > 0 ? all.filter((key) => answered.includes(key)) : all;
  const own = SHAPE_TABLE[form].questions;
  const offered = asked.find((key) => !answers[key] && findEarlier(interviews, key));
  // Only one question at a time shows more than its field.
  const current = visited && asked.includes(visited) ? visited : offered;

  const focusField = (at: number) => group.current?.querySelectorAll('textarea')[at]?.focus();
  function remove(key: QuestionKey) {
    const { [key]: _removed, ...others } = answers;
    onChange(others);
  }
  return (
    <fieldset ref={group} className="grid min-w-0 gap-3">
      <legend className="sr-only">Questions on your topic</legend>
      {asked.map((key, at) => {
        const answer = answers[key]?.trim() ?? '';
        const earlier = key === current && !answer && findEarlier(interviews, key);
        const fault = at === 0 ? error : undefined;
        const set = (text: string) => onChange({ ...answers, [key]: text });
        return (
          <div key={key} className="grid gap-1.5">
            <AnswerField
              question={key}
              answer={answers[key]}
              error={fault}
              // The question may appear after an attempt that failed because its answer was missing.
              autoFocus={fault !== undefined}
              aside={
                // A question of another shape stays only because it has an answer.
                !own.includes(key) && (
                  <button
                    type="button"
                    className="rounded-sm underline hover:text-ink touch:min-h-11"
                    aria-label={`Clear: “${answer}”`}
                    onClick={() => {
                      remove(key);
                      // Removing the only answer shows the other questions.
                      requestAnimationFrame(() => focusField(0));
                    }}
                  >
                    Clear
                  </button>
                )
              }
              onFocus={() => setVisited(key)}
              onBlur={() => answers[key] !== undefined && answer === '' && remove(key)}
              onChange={set}
            />
            {earlier && (
              <div className="flex items-start gap-2 text-sm">
                <p className="min-w-0 flex-1 py-1 text-ink-2 wrap-anywhere">
                  You said on {localDate(earlier.toldAt)}: “{earlier.text}”
                </p>
                <Button
                  aria-label={`Use it: “${earlier.text}”`}
                  onClick={() => {
                    set(earlier.text);
                    focusField(at);
                  }}
                >
                  Use it
                </Button>
              </div>
            )}
            {key === current && !ASKS.has(key) && answer !== '' && <KeepAsFact text={answer} />}
          </div>
        );
      })}
    </fieldset>
  );
}

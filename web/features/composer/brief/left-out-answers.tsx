import type { Task } from '#core/drafts/draft-request.ts';
import { wordAsked } from '#core/drafts/interview/left-questions.ts';
import { Button } from '#web/ui/button.tsx';
import type { EarlierAnswer } from './answers-to-topic.ts';

const countOf = (count: number): string =>
  count === 1 ? 'An answer to another topic is left out.' : `${count} answers to other topics are left out.`;

type LeftOutAnswersProps = {
  task: Task;
  answers: readonly EarlierAnswer[];
  onUse: (answer: EarlierAnswer) => void;
};

/** What was answered to other topics, under the questions on those, so that none is lost or told of this one. */
export function LeftOutAnswers({ task, answers, onUse }: LeftOutAnswersProps) {
  if (answers.length === 0) return null;
  return (
    <details className="rounded-md border px-3 py-2 text-sm text-ink-2">
      <summary className="cursor-pointer rounded-sm touch:py-2.5">{countOf(answers.length)}</summary>
      <ul className="grid gap-2 pt-2">
        {answers.map((answer) => {
          const { role, topic, text } = answer;
          return (
            <li key={`${role} ${topic} ${text}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <p className="min-w-0 flex-1 wrap-anywhere">
                {wordAsked(role, task, topic)} “{text}”
              </p>
              <Button aria-label={`Use here too: “${text}”`} onClick={() => onUse(answer)}>
                Use here too
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

import type { AnswerRole } from '#contract/interview.ts';
import { wordAsked } from '#core/drafts/interview/left-questions.ts';
import { Button } from '#web/ui/button.tsx';
import type { Brief } from '../composition.ts';
import { taskOf } from './answers-to-topic.ts';

const countOf = (count: number): string =>
  count === 1 ? 'An answer to another topic is left out.' : `${count} answers to other topics are left out.`;

type LeftOutAnswersProps = { brief: Brief; roles: readonly AnswerRole[]; onUse: (role: AnswerRole) => void };

/** What was answered to other topics, under the questions as they were asked, so that none is lost or told of this one. */
export function LeftOutAnswers({ brief, roles, onUse }: LeftOutAnswersProps) {
  if (roles.length === 0) return null;
  return (
    <details className="rounded-md border px-3 py-2 text-sm text-ink-2">
      <summary className="cursor-pointer rounded-sm touch:py-2.5">{countOf(roles.length)}</summary>
      <ul className="grid gap-2 pt-2">
        {roles.map((role) => {
          const answer = brief.answers[role] ?? '';
          return (
            <li key={role} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <p className="min-w-0 flex-1 wrap-anywhere">
                {wordAsked(role, taskOf(brief), brief.drafted[role]?.topic ?? '')} “{answer}”
              </p>
              <Button aria-label={`Use here too: “${answer}”`} onClick={() => onUse(role)}>
                Use here too
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

import { ANSWER_ROLES, type AnswerRole } from '#contract/interview.ts';
import { placeGaps } from '#core/drafts/gaps/place-gaps.ts';
import { type Brief, type Composition, tellsAnswer } from '../composition.ts';

type NoOwnWordsProps = { composition: Composition } & Pick<Brief, 'answers'>;

/** Says beside the button what a draft that nobody has touched leaves open, and which answers it was not made of. */
export function NoOwnWords({ composition, answers }: NoOwnWordsProps) {
  const { notes, typed, words, original, editing, engine } = composition;
  const isUnused = (role: AnswerRole) => {
    const answer = answers[role]?.trim();
    return answer ? !tellsAnswer(composition, answer) : false;
  };
  if (engine !== null && ANSWER_ROLES.some(isUnused))
    return (
      <p className="text-sm text-warn">
        What you answered above is not in this text yet. Generate again to have it in.
      </p>
    );
  const isTouched = editing !== null || words.content !== original.content;
  if (isTouched || ANSWER_ROLES.some((role) => answers[role] ?? typed[role])) return null;
  const open = placeGaps(words.content, notes, answers).length;
  if (open === 0) return null;
  return (
    <p className="text-sm text-warn">
      {open === 1
        ? 'A question above is open, which only you can answer.'
        : `${open} questions above are open, which only you can answer.`}
    </p>
  );
}

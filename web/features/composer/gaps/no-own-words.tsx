import { ANSWER_ROLES } from '#contract/interview.ts';
import { placeGaps } from '#core/drafts/gaps/place-gaps.ts';
import type { Brief, Composition } from '../composition.ts';

type NoOwnWordsProps = { composition: Composition; answers: Brief['answers'] };

/** Says beside the button what a draft that nobody has touched leaves open. */
export function NoOwnWords({ composition, answers }: NoOwnWordsProps) {
  const { notes, typed, words, original, editing } = composition;
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

import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { type OwnAnswer, useOwnAnswer } from './use-own-answer.ts';

/** Links a thread to the user's own answer. */
export const OwnAnswerLink = ({ answer: { id, isOut } }: { answer: OwnAnswer }) => (
  <Link
    to="/posts/$id"
    params={{ id }}
    className={`rounded-sm underline underline-offset-2 ${isOut ? 'text-ok' : 'text-ink-2'}`}
  >
    {isOut ? 'You answered this' : 'Your answer is on its way'}
  </Link>
);

/** Warns before a second answer to the same thread. */
export function OwnAnswerNote({ thread }: { thread: string }) {
  const answer = useOwnAnswer()(thread);
  if (!answer) return null;
  return (
    <p role="note" className="flex items-start gap-2 rounded-md bg-warn-soft px-3 py-2 text-sm">
      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden="true" />
      <span>
        {answer.isOut ? 'You have answered this already.' : 'An answer of yours to this is on its way.'}{' '}
        <Link to="/posts/$id" params={{ id: answer.id }} className="underline">
          See it
        </Link>
      </span>
    </p>
  );
}

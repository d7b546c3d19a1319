import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useChangeFacts } from '#web/features/drafts/drafts.queries.ts';
import { showFailure } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { factsLink, type Question } from './facts-link.ts';

/** Asks whether each sentence is true, and keeps the true ones. */
export function FactsQuestions({ questions }: { questions: readonly Question[] }) {
  const [at, setAt] = useState(0);
  const [kept, setKept] = useState(0);
  const change = useChangeFacts();
  const question = questions[at];
  if (!question) return <Asked kept={kept} found={questions.length} />;
  function answer(isTrue: boolean) {
    setAt(at + 1);
    if (!isTrue || !question) return;
    setKept(kept + 1);
    // A callback given to `mutate` runs only for the latest of several calls.
    change.mutateAsync(question.keep).catch((error: unknown) => {
      setKept((count) => count - 1);
      showFailure('Failed to save the fact', error);
    });
  }
  return (
    <div role="group" aria-labelledby="is-it-true" className="grid max-w-160 gap-3 rounded-md border p-3">
      <p className="flex justify-between gap-3 text-sm text-ink-2">
        <span id="is-it-true" className="font-medium">
          Is this true?
        </span>
        <span className="tabular-nums">
          {at + 1} of {questions.length}
        </span>
      </p>
      <p aria-live="polite" className="wrap-anywhere">
        {question.text}
      </p>
      <div className="flex gap-2">
        {/* Takes the focus from the button that this text replaces. */}
        <Button kind="primary" autoFocus onClick={() => answer(true)}>
          Yes, keep it
        </Button>
        <Button onClick={() => answer(false)}>No</Button>
      </div>
    </div>
  );
}

function Asked({ kept, found }: { kept: number; found: number }) {
  const place = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone, so the focus moves.
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} tabIndex={-1} role="status" className="text-sm text-ink-2 outline-none">
      {found === 0
        ? 'That page has no sentence that could be true or false about your product. '
        : kept === 0
          ? 'Nothing was kept. '
          : `${kept} kept. `}
      <Link {...factsLink}>{kept > 0 ? 'See all facts' : 'Write them yourself'}</Link>
    </p>
  );
}

import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { FactsFile } from '#contract/drafts.ts';
import { useChangeFacts, useSuggestFacts } from '#web/features/drafts/drafts.queries.ts';
import { showFailure } from '#web/lib/toast-store.ts';
import { useSubmit } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';

type Question = { text: string; keep: (facts: FactsFile) => FactsFile };

const SETTINGS = { to: '/settings', hash: 'facts' } as const;
const linkStyle = 'font-medium text-accent-ink underline';

/** Reads the user's website and asks of each sentence whether it is true. Only what is true is kept. */
export function FactsFinder({ isDone }: { isDone: boolean }) {
  const [questions, setQuestions] = useState<readonly Question[] | null>(null);
  const suggest = useSuggestFacts();
  const [websiteUrl, setWebsiteUrl] = useState('');
  const { ref, fields, problem, pending, attempt } = useSubmit();

  async function read() {
    const { product, facts } = await suggest.mutateAsync({ websiteUrl });
    setQuestions([
      ...(product ? [aboutName(product)] : []),
      ...facts.map((fact) => ({ text: fact, keep: (now: FactsFile) => withFact(now, fact) })),
    ]);
  }
  if (questions) return <Questions questions={questions} />;
  if (isDone) return null;
  return (
    <form
      ref={ref}
      noValidate
      aria-label="Facts to find"
      className="grid max-w-160 gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt({}, read);
      }}
    >
      <div className="grid items-start gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          label="Your website"
          labelHidden
          inputMode="url"
          autoCapitalize="none"
          placeholder="Your website, such as example.com"
          value={websiteUrl}
          error={fields['websiteUrl']}
          onChange={(event) => setWebsiteUrl(event.target.value)}
        />
        <Button type="submit" size="field" pending={pending} pendingLabel="Reading...">
          Find facts
        </Button>
      </div>
      <FormProblem>{problem}</FormProblem>
      <p className="text-sm text-ink-2">
        The page is read once, and you are asked about each fact. Or{' '}
        <Link {...SETTINGS} className={linkStyle}>
          write them yourself
        </Link>
        , now or later.
      </p>
    </form>
  );
}

const aboutName = (product: string): Question => ({
  text: `The product is called ${product}.`,
  keep: (now) => ({ ...now, product }),
});
const withFact = (now: FactsFile, fact: string): FactsFile =>
  now.about.includes(fact) ? now : { ...now, about: [...now.about, fact] };

function Questions({ questions }: { questions: readonly Question[] }) {
  const [at, setAt] = useState(0);
  const [kept, setKept] = useState(0);
  const change = useChangeFacts();
  const question = questions[at];
  if (!question) return <Asked kept={kept} found={questions.length} />;
  function answer(isTrue: boolean) {
    setAt(at + 1);
    if (!isTrue || !question) return;
    setKept(kept + 1);
    change.mutate(question.keep, {
      onError: (error) => {
        setKept((count) => count - 1);
        showFailure('Failed to save the fact', error);
      },
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
        {/* It stands in for the button that was pressed to get here. */}
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
  // The button that was pressed is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} tabIndex={-1} role="status" className="text-sm text-ink-2 outline-none">
      {found === 0
        ? 'That page has no sentence that could be true or false about your product. '
        : kept === 0
          ? 'Nothing was kept. '
          : `${kept} kept. `}
      <Link {...SETTINGS} className={linkStyle}>
        {kept > 0 ? 'See all facts' : 'Write them yourself'}
      </Link>
    </p>
  );
}

import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { FactsFile } from '#contract/drafts.ts';
import { useSuggestFacts } from '#web/features/drafts/drafts.queries.ts';
import { useSubmit } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { factsLink, type Question } from './facts-link.ts';

const FactsQuestions = lazy(async () => ({
  default: (await import('./facts-questions.tsx')).FactsQuestions,
}));

/** Reads the user's website and asks whether each sentence is true. Keeps only true ones. */
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
  if (questions)
    return (
      <Suspense>
        <FactsQuestions questions={questions} />
      </Suspense>
    );
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
        <Link {...factsLink}>write them yourself</Link>, now or later.
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

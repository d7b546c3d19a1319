import { useState } from 'react';
import { checkForm } from '#contract/drafting/check.ts';
import type { PostType } from '#contract/posts.ts';
import { findSchemaFaults, submitOnModEnter, useSubmit } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { CheckAnswer, type Checked } from './check-answer.tsx';
import { useCheckText } from './check.queries.ts';

const KINDS: readonly { value: PostType; label: string }[] = [
  { value: 'post', label: 'Post' },
  { value: 'link', label: 'Link' },
  { value: 'comment', label: 'Comment' },
];
const EMPTY = { name: '', type: 'post' as PostType, title: '', content: '', url: '', product: '' };
type Field = Exclude<keyof typeof EMPTY, 'type'>;

/** The form for a text and its subreddit, with the verdict beside it. `product`: from the user's facts. */
export function CheckForm({ product }: { product: string }) {
  const check = useCheckText();
  const { ref, fields, problem, pending, refuse, attempt } = useSubmit();
  const [text, setText] = useState({ ...EMPTY, product });
  const [answer, setAnswer] = useState<{ no: number; of: string; checked: Checked }>();
  const isLink = text.type === 'link';

  const change = (differs: Partial<typeof EMPTY>) => {
    refuse({});
    setText({ ...text, ...differs });
  };
  const field = (name: Field) => ({
    name,
    value: text[name],
    error: fields[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    onKeyDown: submitOnModEnter,
  });
  const submit = () =>
    attempt(findSchemaFaults(checkForm, text), async () => {
      const preflight = await check.mutateAsync(text);
      const { name, product } = checkForm.parse(text);
      setAnswer({
        no: (answer?.no ?? 0) + 1,
        of: JSON.stringify(text),
        checked: { name, hasName: product !== '', preflight },
      });
    });

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <form
        ref={ref}
        noValidate
        className="grid min-w-0 gap-4 rounded-lg border bg-surface p-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label="Subreddit"
          placeholder="r/name"
          autoComplete="off"
          spellCheck={false}
          {...field('name')}
        />
        <RadioCards legend="Kind" value={text.type} options={KINDS} onChange={(type) => change({ type })} />
        {text.type !== 'comment' && (
          <TextField label="Title" aside="optional" autoComplete="off" {...field('title')} />
        )}
        {isLink && <TextField label="Link" inputMode="url" autoComplete="off" {...field('url')} />}
        <TextArea
          label="Text"
          {...(isLink && { aside: 'optional' })}
          rows={isLink ? 4 : 10}
          {...field('content')}
        />
        <TextField label="Name of your product" aside="optional" autoComplete="off" {...field('product')} />
        <FormProblem>{problem}</FormProblem>
        <div>
          <Button type="submit" kind="primary" size="field" pending={pending} pendingLabel="Checking...">
            Check
          </Button>
        </div>
        <p className="text-sm text-ink-3">Nothing that you type here is stored.</p>
      </form>
      {answer && (
        <CheckAnswer
          key={answer.no}
          checked={answer.checked}
          isBehind={answer.of !== JSON.stringify(text)}
          onNameProduct={() => ref.current?.querySelector<HTMLElement>('[name=product]')?.focus()}
        />
      )}
    </div>
  );
}

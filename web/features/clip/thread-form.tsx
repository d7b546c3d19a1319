import { useState } from 'react';
import type { Clip } from '#core/clip/interpret-clip.ts';
import { useSubmit } from '#web/lib/use-form.ts';
import { formatCount } from '#web/lib/format-number.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea, TextField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { useKeepClip } from './clip.queries.ts';
import { NOT_WHOLE_OR_EMPTY, readOptionalCount, formatFigure } from './read-count.ts';

type Kept = { title: string; score: number };
type ThreadFormProps = { clip: Clip; onKept: (kept: Kept) => void };

const figure = { inputMode: 'numeric', placeholder: 'Unknown' } as const;

/** The fields read from a thread, to correct and save. */
export function ThreadForm({ clip, onKept }: ThreadFormProps) {
  const keep = useKeepClip();
  const { ref, fields, problem, pending, attempt } = useSubmit();
  const [values, setValues] = useState(() => ({
    subreddit: clip.community,
    title: clip.title,
    content: clip.body,
    author: clip.author,
    upvotes: formatFigure(clip.upvotes),
    comments: formatFigure(clip.commentCount),
  }));
  const [withComments, setWithComments] = useState(true);
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: fields[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });

  const submit = () => {
    const [upvotes, comments] = [readOptionalCount(values.upvotes), readOptionalCount(values.comments)];
    const faults = {
      ...(upvotes === undefined && { upvotes: NOT_WHOLE_OR_EMPTY }),
      ...(comments === undefined && { comments: NOT_WHOLE_OR_EMPTY }),
    };
    void attempt(faults, async () => {
      const { score } = await keep.mutateAsync({
        ...values,
        address: clip.address,
        upvotes: upvotes ?? null,
        comments: comments ?? null,
        createdAt: clip.createdAt === null ? null : new Date(clip.createdAt).toISOString(),
        shown: withComments
          ? clip.comments.map(({ author, upvotes: votes, body }) => ({
              author,
              upvotes: votes,
              content: body,
            }))
          : [],
      });
      onKept({ title: values.title, score });
    });
  };

  return (
    <Card title="Keep this thread" description={clip.address}>
      <form
        ref={ref}
        noValidate
        className="grid gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField label="Subreddit" {...field('subreddit')} />
        <TextField label="Title" {...field('title')} />
        <TextArea label="Text" rows={6} {...field('content')} />
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <TextField label="Author" {...field('author')} />
          <TextField label="Upvotes" {...figure} {...field('upvotes')} />
          <TextField label="Comments" {...figure} {...field('comments')} />
        </div>
        {clip.comments.length > 0 && (
          <details className="rounded-md border px-3 py-2">
            <summary className="cursor-pointer text-sm font-medium">
              {clip.comments.length === 1 ? '1 comment was' : `${clip.comments.length} comments were`} on the
              page
            </summary>
            <ul className="mt-2 divide-y">
              {clip.comments.map(({ author, upvotes, body }) => (
                <li key={`${author} ${body}`} className="py-2 text-sm wrap-anywhere whitespace-pre-line">
                  <span className="text-ink-2">
                    {author ? `u/${author}` : 'Somebody'}
                    {upvotes !== null && ` · ${formatCount(upvotes, 'upvote')}`}
                  </span>
                  <br />
                  {body}
                </li>
              ))}
            </ul>
            <label className="mt-1 flex min-h-9 items-center gap-2 text-sm touch:min-h-11">
              <input
                type="checkbox"
                checked={withComments}
                onChange={({ target }) => setWithComments(target.checked)}
              />
              Keep them with the thread
            </label>
          </details>
        )}
        <FormProblem>{problem ?? fields['address']}</FormProblem>
        <div>
          <Button type="submit" kind="primary" pending={pending} pendingLabel="Keeping...">
            Keep thread
          </Button>
        </div>
      </form>
    </Card>
  );
}

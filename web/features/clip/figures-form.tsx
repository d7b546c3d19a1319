import { useState } from 'react';
import type { Post } from '#contract/posts.ts';
import type { Clip } from '#core/clip/interpret-clip.ts';
import { useKeepFigures } from '#web/features/insights/figures.queries.ts';
import { postName, previewText } from '#web/features/posts/describe-post.ts';
import { useSubmit } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { NOT_A_WHOLE_NUMBER, readCount, formatFigure } from './read-count.ts';

type FiguresFormProps = { clip: Clip; post: Post; onKept: () => void };

export function FiguresForm({ clip, post, onKept }: FiguresFormProps) {
  const keep = useKeepFigures();
  const { ref, fields, problem, pending, attempt } = useSubmit();
  const seen = { score: formatFigure(clip.upvotes), comments: formatFigure(clip.commentCount) };
  const [values, setValues] = useState(seen);
  const submit = () => {
    const [score, comments] = [readCount(values.score), readCount(values.comments)];
    const faults = {
      ...(score === null && { score: NOT_A_WHOLE_NUMBER }),
      ...(comments === null && { comments: NOT_A_WHOLE_NUMBER }),
    };
    const isAsSeen = values.score === seen.score && values.comments === seen.comments;
    void attempt(faults, async () => {
      await keep.mutateAsync({
        id: post.id,
        score: score ?? 0,
        comments: comments ?? 0,
        source: isAsSeen ? 'clip' : 'hand',
      });
      onKept();
    });
  };
  return (
    <Card title="This is your post" description={previewText(postName(post))}>
      <form
        ref={ref}
        noValidate
        aria-label="Figures of your post"
        className="grid gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label="Upvotes of the post"
            inputMode="numeric"
            value={values.score}
            error={fields['score']}
            onChange={({ target }) => setValues({ ...values, score: target.value })}
          />
          <TextField
            label="Comments on the post"
            inputMode="numeric"
            value={values.comments}
            error={fields['comments']}
            onChange={({ target }) => setValues({ ...values, comments: target.value })}
          />
        </div>
        <FormProblem>{problem}</FormProblem>
        <div>
          <Button type="submit" kind="primary" pending={pending} pendingLabel="Keeping...">
            Keep as this post’s figures
          </Button>
        </div>
      </form>
    </Card>
  );
}

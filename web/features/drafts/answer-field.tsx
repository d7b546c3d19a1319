import type { ComponentProps, KeyboardEvent } from 'react';
import type { QuestionKey } from '#contract/drafting/shapes.ts';
import { ANSWER_MAX } from '#contract/interview.ts';
import { QUESTIONS } from '#core/drafts/shapes.ts';
import { TextArea } from '#web/ui/fields.tsx';

/** Enter focuses the next question; in the last one it submits the form. */
function goOnWithEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const { form } = event.currentTarget;
  event.preventDefault();
  if (event.ctrlKey || event.metaKey) return form?.requestSubmit();
  const fields = [...(event.currentTarget.closest('fieldset')?.querySelectorAll('textarea') ?? [])];
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  if (next) next.focus();
  else form?.requestSubmit();
}

type Props = Pick<ComponentProps<typeof TextArea>, 'aside' | 'autoFocus' | 'error' | 'onBlur' | 'onFocus'> & {
  question: QuestionKey;
  answer: string | undefined;
  onChange: (answer: string) => void;
};

/** An interview's question. Its field grows with the answer, which has no line breaks. */
export const AnswerField = ({ question, answer = '', onChange, ...props }: Props) => (
  <TextArea
    {...props}
    grows
    rows={1}
    label={QUESTIONS[question].text}
    maxLength={ANSWER_MAX}
    value={answer}
    onKeyDown={goOnWithEnter}
    onChange={({ target }) => onChange(target.value.replaceAll('\n', ' '))}
  />
);

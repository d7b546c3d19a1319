import type { KeyboardEvent, ReactNode } from 'react';
import { BODY_MAX, COMMENT_MAX, TITLE_MAX } from '#contract/posts.ts';
import { submitOnModEnter } from '#web/lib/use-form.ts';
import { writeNumber } from '#web/lib/write-number.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/fields.tsx';
import { goToGap } from './gaps/gap-field.tsx';
import type { Composition, Words } from './composition.ts';

type DraftEditorProps = {
  type: Composition['type'];
  words: Words;
  onChange: (words: Words) => void;
  onCancel: () => void;
  onSave: () => void;
  /** What only its author can add. */
  gaps: ReactNode;
};

/** From the end of the text Tab goes on to the first gap and opens it. */
function goOnWithTab(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const isAtEnd = selectionStart === value.length && selectionEnd === value.length;
  if (event.key !== 'Tab' || event.shiftKey || !isAtEnd) return;
  const gap = event.currentTarget.closest('[data-gaps]')?.querySelector<HTMLElement>('[data-gap]');
  if (!gap) return;
  event.preventDefault();
  goToGap(gap);
}

const over = (text: string, most: number, what: string) =>
  text.length > most ? `${what} has at most ${writeNumber(most)} characters.` : undefined;
const counter = (text: string, most: number) => `${writeNumber(text.length)} / ${writeNumber(most)}`;

export function DraftEditor({ type, words, onChange, onCancel, onSave, gaps }: DraftEditorProps) {
  const { title, content } = words;
  const isComment = type === 'comment';
  const most = isComment ? COMMENT_MAX : BODY_MAX;
  const titleError = isComment ? undefined : over(title, TITLE_MAX, 'A title');
  const contentError =
    content.trim() === ''
      ? 'Write some text first.'
      : over(content, most, isComment ? 'A comment' : 'A text');
  const save = () => {
    if (!titleError && !contentError) onSave();
  };
  return (
    <form
      aria-label="Edit the text"
      data-undo
      data-gaps
      noValidate
      className="grid gap-4 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {!isComment && (
        <TextField
          label="Title"
          autoFocus
          aside={counter(title, TITLE_MAX)}
          error={titleError}
          value={title}
          onKeyDown={submitOnModEnter}
          onChange={(event) => onChange({ title: event.target.value, content })}
        />
      )}
      <TextArea
        label="Content"
        rows={6}
        autoFocus={isComment}
        hint="Markdown: **bold**, *italic*, lists, quotes, links."
        aside={counter(content, most)}
        error={contentError}
        value={content}
        onKeyDown={(event) => {
          submitOnModEnter(event);
          goOnWithTab(event);
        }}
        onChange={(event) => onChange({ title, content: event.target.value })}
      />
      {gaps}
      <div className="-mx-4 -mb-4 flex flex-wrap justify-end gap-2 border-t bg-surface p-4 sticky bottom-0">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" kind="primary">
          Save Changes
        </Button>
      </div>
    </form>
  );
}

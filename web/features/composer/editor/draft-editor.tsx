import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { BODY_MAX, COMMENT_MAX, TITLE_MAX } from '#contract/posts.ts';
import { submitOnModEnter } from '#web/lib/use-form.ts';
import { writeNumber } from '#web/lib/write-number.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/fields.tsx';
import { goToGap } from '../gaps/gap-field.tsx';
import type { Composition, Words } from '../composition.ts';
import { contentFault, titleFault } from '../find-faults.ts';
import { FormatBar, formatWithKeys } from './format-bar.tsx';

type DraftEditorProps = {
  type: Composition['type'];
  words: Words;
  onChange: (words: Words) => void;
  onCancel: () => void;
  onSave: () => void;
  /** Whether it is being saved; it must not change meanwhile. */
  saving: boolean;
  /** What the server found wrong with the title. */
  titleRefusal: string | undefined;
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

const counter = (text: string, most: number) => `${writeNumber(text.length)} / ${writeNumber(most)}`;
/** Six lines, from which on it grows, and clear of the bar below when it is scrolled to. */
const SIX_LINES = { minHeight: '10rem', scrollMarginBottom: '6rem' };

export function DraftEditor(props: DraftEditorProps) {
  const { type, words, onChange, onCancel, onSave, saving, titleRefusal, gaps } = props;
  const { title, content } = words;
  const field = useRef<HTMLTextAreaElement>(null);
  const titleField = useRef<HTMLInputElement>(null);
  const [hasTried, setHasTried] = useState(false);
  const isComment = type === 'comment';
  const isLink = type === 'link';
  const most = isComment ? COMMENT_MAX : BODY_MAX;
  const titleError = titleFault(type, words);
  const isEmpty = content.trim() === '';
  const tooLong = contentFault(type, words);
  const save = () => {
    setHasTried(true);
    if (!titleError && !tooLong && !isEmpty) onSave();
    else (titleError ? titleField : field).current?.focus();
  };
  return (
    <form
      aria-label="Edit the text"
      data-undo
      data-gaps
      noValidate
      className="grid min-w-0 content-start gap-4 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {!isComment && (
        <TextField
          label="Title"
          ref={titleField}
          autoFocus
          readOnly={saving}
          aside={counter(title, TITLE_MAX)}
          error={titleError ?? titleRefusal}
          value={title}
          onKeyDown={submitOnModEnter}
          onChange={(event) => onChange({ title: event.target.value, content })}
        />
      )}
      <TextArea
        ref={field}
        label="Content"
        rows={6}
        grows
        style={SIX_LINES}
        autoFocus={isComment}
        readOnly={saving}
        hint={`${isLink ? 'Say why you share it: a link goes out with a text. ' : ''}Markdown: **bold**, *italic*, lists, quotes, links.`}
        aside={counter(content, most)}
        error={tooLong ?? (hasTried && isEmpty ? 'Write some text first.' : undefined)}
        value={content}
        onKeyDown={(event) => {
          submitOnModEnter(event);
          formatWithKeys(event);
          goOnWithTab(event);
        }}
        onChange={(event) => {
          setHasTried(false);
          onChange({ title, content: event.target.value });
        }}
      />
      <div className="-mt-2 flex flex-wrap items-center justify-end gap-2">
        <FormatBar field={field} disabled={saving} />
        <Button kind="quiet" disabled={saving} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={saving}>
          Save Changes
        </Button>
      </div>
      {gaps}
    </form>
  );
}

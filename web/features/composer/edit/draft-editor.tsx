import { useRef, useState } from 'react';
import { BODY_MAX, COMMENT_MAX, TITLE_MAX } from '#contract/posts.ts';
import { submitOnModEnter } from '#web/lib/use-form.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { MarkdownField } from '#web/ui/markdown/markdown-field.tsx';
import type { Composition, Words } from '#core/composer/work.ts';
import { findWordFaults } from '../deliver/post-body.ts';

type DraftEditorProps = {
  type: Composition['type'];
  /** The label of the text field, and its height. */
  label?: string;
  rows?: number;
  words: Words;
  edits: { type: (words: Words) => void; cancel: () => void; save: () => unknown };
  /** True while saving; the text must not change meanwhile. */
  saving: boolean;
  /** The server's message about the title. */
  titleRefusal: string | undefined;
};

const counter = (text: string, most: number) => `${formatNumber(text.length)} / ${formatNumber(most)}`;
const LINK_HINT = 'Say why you share it: a link goes out with a text.';
const MARKDOWN_HINT = 'Markdown: **bold**, *italic*, lists, quotes, links.';
/** Starts at six lines and grows. The margin keeps it clear of the bar below when scrolled to. */
const SIX_LINES = { minHeight: '10rem', scrollMarginBottom: '6rem' };

export function DraftEditor(props: DraftEditorProps) {
  const { type, words, edits, saving, titleRefusal } = props;
  const { title, content } = words;
  const field = useRef<HTMLTextAreaElement>(null);
  const titleField = useRef<HTMLInputElement>(null);
  const [hasTried, setHasTried] = useState(false);
  const isComment = type === 'comment';
  const faults = findWordFaults(type, words);
  const isEmpty = content.trim() === '';
  const save = () => {
    setHasTried(true);
    if (!faults.title && !faults.content && !isEmpty) edits.save();
    else (faults.title ? titleField : field).current?.focus();
  };
  return (
    <form
      aria-label="Edit the text"
      data-undo
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
          error={faults.title ?? titleRefusal}
          value={title}
          onKeyDown={submitOnModEnter}
          onChange={(event) => edits.type({ title: event.target.value, content })}
        />
      )}
      <MarkdownField
        ref={field}
        label={props.label ?? 'Content'}
        rows={props.rows ?? 6}
        grows
        style={SIX_LINES}
        autoFocus={isComment}
        readOnly={saving}
        hint={type === 'link' ? `${LINK_HINT} ${MARKDOWN_HINT}` : MARKDOWN_HINT}
        aside={counter(content, isComment ? COMMENT_MAX : BODY_MAX)}
        error={faults.content ?? (hasTried && isEmpty ? 'Write some text first.' : undefined)}
        value={content}
        onChange={(event) => {
          setHasTried(false);
          edits.type({ title, content: event.target.value });
        }}
      >
        <Button kind="quiet" disabled={saving} onClick={edits.cancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={saving}>
          Save Changes
        </Button>
      </MarkdownField>
    </form>
  );
}

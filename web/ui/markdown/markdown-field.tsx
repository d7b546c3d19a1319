import { Bold, Italic, Link, type LucideIcon } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { isMac } from '#web/lib/use-shortcuts.ts';
import { submitOnModEnter } from '#web/lib/use-form.ts';
import { IconButton } from '../button.tsx';
import { TextArea } from '../fields.tsx';
import { linkSelection, type Selected, type TextEdit, toggleMark } from './text-marks.ts';

type Format = {
  name: string;
  key: string;
  icon: LucideIcon;
  edit: (text: string, selected: Selected) => TextEdit;
};

const FORMATS: readonly Format[] = [
  { name: 'Bold', key: 'b', icon: Bold, edit: (text, selected) => toggleMark(text, selected, '**') },
  { name: 'Italic', key: 'i', icon: Italic, edit: (text, selected) => toggleMark(text, selected, '*') },
  { name: 'Link', key: 'k', icon: Link, edit: linkSelection },
];

/** Inserts the change as if typed, so the browser's own undo reverts it. */
function format(field: HTMLTextAreaElement, { edit }: Format): void {
  const { from, to, insert, select } = edit(field.value, {
    from: field.selectionStart,
    to: field.selectionEnd,
  });
  field.focus();
  field.setSelectionRange(from, to);
  document.execCommand('insertText', false, insert);
  field.setSelectionRange(select.from, select.to);
}

/** Ctrl+B, Ctrl+I and Ctrl+K (Command on a Mac) in a Markdown field. */
function formatWithKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const isMod = isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  if (!isMod || event.shiftKey || event.altKey || event.nativeEvent.isComposing) return;
  const wanted = FORMATS.find(({ key }) => key === event.key.toLowerCase());
  if (!wanted || event.currentTarget.readOnly) return;
  event.preventDefault();
  format(event.currentTarget, wanted);
}

type MarkdownFieldProps = Omit<ComponentProps<typeof TextArea>, 'onKeyDown'> & {
  ref: RefObject<HTMLTextAreaElement | null>;
  /** Content shown beside the formatting buttons. */
  children: ReactNode;
};

/** A Markdown text area with buttons and keys that format the selection. */
export const MarkdownField = ({ ref, children, ...field }: MarkdownFieldProps) => (
  <>
    <TextArea
      {...field}
      ref={ref}
      onKeyDown={(event) => {
        submitOnModEnter(event);
        formatWithKeys(event);
      }}
    />
    <div className="-mt-2 flex flex-wrap items-center justify-end gap-2">
      <div role="group" aria-label="Format" className="mr-auto -ml-2 flex max-sm:w-full">
        {FORMATS.map((each) => (
          <IconButton
            key={each.key}
            icon={each.icon}
            label={each.name}
            title={`${each.name} (${isMac ? '⌘' : 'Ctrl+'}${each.key.toUpperCase()})`}
            disabled={field.readOnly}
            // Keeps the selection, and keeps the keyboard open on a phone.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => ref.current && format(ref.current, each)}
          />
        ))}
      </div>
      {children}
    </div>
  </>
);

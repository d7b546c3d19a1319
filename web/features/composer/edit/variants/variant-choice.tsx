import { Square } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import type { Note } from '#contract/drafts.ts';
import type { VariantWay } from '#contract/drafting/variants.ts';
import { diffWords, type Run } from '#core/text/diff-words.ts';
import { Button } from '#web/ui/button.tsx';
import { type MarkedAs, MarkedRuns } from '#web/ui/marked-runs.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Composition, Words } from '#core/composer/work.ts';
import { PreviewCard } from '../preview-card.tsx';
import { WAY_NAMES } from './variant.ts';

type VariantChoiceProps = {
  now: Composition;
  way: VariantWay;
  /** The new words, as far as they are written. */
  words: Words;
  /** Null while it is being written. */
  made: Composition | null;
  onKeep: () => void;
  onDrop: () => void;
  onCancel: () => void;
};

const BAR =
  'flex flex-wrap justify-end gap-2 rounded-b-lg border-t bg-surface p-4 max-sm:flex-col tall:sticky tall:bottom-0';

type SideProps = { name: string; as: MarkedAs; title: readonly Run[]; content: readonly Run[] };

const Side = ({ name, as, title, content }: SideProps) => (
  <section aria-label={name} className="min-w-0 px-4 py-4 sm:px-6">
    <p className="text-sm font-medium text-ink-3">{name}</p>
    {title.length > 0 && (
      <h3 className="mt-2 text-lg wrap-anywhere">
        <MarkedRuns runs={title} as={as} />
      </h3>
    )}
    <p className="mt-2 leading-6 wrap-anywhere whitespace-pre-wrap">
      <MarkedRuns runs={content} as={as} />
    </p>
  </section>
);

/** What the new text was held to; advice comes after the choice. */
const openNotes = (notes: readonly Note[]): string[] =>
  notes
    .filter(({ kind }) => kind !== 'advice')
    .map(({ text, insert }) => (insert ? `${text} “${insert}”` : text));

/** The text that is there and the new one, with what differs between them, until one is chosen. */
export function VariantChoice({ now, way, words, made, onKeep, onDrop, onCancel }: VariantChoiceProps) {
  const title = useMemo(() => diffWords(now.words.title, words.title), [now.words.title, words.title]);
  const content = useMemo(
    () => diffWords(now.words.content, words.content),
    [now.words.content, words.content],
  );
  const plain = (text: string): Run[] => (text ? [{ from: 0, text, isShared: true }] : []);
  const texts = useRef<HTMLDivElement>(null);
  const keep = useRef<HTMLDivElement>(null);
  const isMade = made !== null;
  // The pressed button is gone. Focus that moved elsewhere meanwhile stays there.
  useEffect(() => {
    const isFree = [document.body, texts.current].includes(document.activeElement as HTMLDivElement);
    const target = isMade ? keep.current?.querySelector('button') : texts.current;
    if (isFree) target?.focus();
  }, [isMade]);
  const shown = openNotes(made?.notes ?? []);
  return (
    <PreviewCard
      badge={
        made ? (
          <span className="text-sm text-ink-2">{WAY_NAMES[way]}</span>
        ) : (
          <output className="flex items-center gap-2 text-sm text-ink-2">
            <Spinner />
            Writing...
          </output>
        )
      }
      actions={
        !made && (
          <Button icon={<Square aria-hidden="true" />} onClick={onCancel}>
            Cancel
          </Button>
        )
      }
    >
      <div
        ref={texts}
        tabIndex={-1}
        role="group"
        aria-label="The old text and the new one"
        className="@container outline-none"
      >
        <div className="grid divide-y @2xl:grid-cols-2 @2xl:divide-x @2xl:divide-y-0">
          <Side
            name="The old one"
            as="removed"
            title={made ? title.before : plain(now.words.title)}
            content={made ? content.before : plain(now.words.content)}
          />
          <Side
            name="The new one"
            as="added"
            title={made ? title.after : plain(words.title)}
            content={made ? content.after : plain(words.content)}
          />
        </div>
      </div>
      {shown.length > 0 && (
        <ul aria-label="Notes on the new text" className="divide-y border-t">
          {shown.map((text) => (
            <li key={text} className="px-4 py-2 text-sm text-ink-2 wrap-anywhere sm:px-6">
              {text}
            </li>
          ))}
        </ul>
      )}
      {made && (
        <div ref={keep} data-button-bar className={BAR}>
          <Button kind="primary" onClick={onKeep}>
            Keep the new one
          </Button>
          <Button onClick={onDrop}>Keep the old one</Button>
        </div>
      )}
    </PreviewCard>
  );
}

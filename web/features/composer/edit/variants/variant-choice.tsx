import { useEffect, useMemo, useRef } from 'react';
import type { Note } from '#contract/drafts.ts';
import type { VariantWay } from '#contract/drafting/variants.ts';
import { type DiffRun, diffWords } from '#core/text/diff-words.ts';
import { Button } from '#web/ui/button.tsx';
import { type DiffKind, DiffRuns } from '#web/ui/diff-runs.tsx';
import type { TextProps } from '../../use-desk.ts';
import { dispatchWithUndo } from '../../use-work.ts';
import { readPartialDraft } from '#web/features/drafts/generate/read-partial-draft.ts';
import { PreviewCard } from '../preview-card.tsx';
import { WAY_NAMES } from '../../write/draft-request.ts';

const BAR =
  'flex flex-wrap justify-end gap-2 rounded-b-lg border-t bg-surface p-4 max-sm:flex-col tall:sticky tall:bottom-0';

type SideProps = { name: string; as: DiffKind; title: readonly DiffRun[]; content: readonly DiffRun[] };

const Side = ({ name, as, title, content }: SideProps) => (
  <section aria-label={name} className="min-w-0 px-4 py-4 sm:px-6">
    <p className="text-sm font-medium text-ink-3">{name}</p>
    {title.length > 0 && (
      <h3 className="mt-2 text-lg wrap-anywhere">
        <DiffRuns runs={title} as={as} />
      </h3>
    )}
    <p className="mt-2 leading-6 wrap-anywhere whitespace-pre-wrap">
      <DiffRuns runs={content} as={as} />
    </p>
  </section>
);

const plain = (text: string): DiffRun[] => (text ? [{ from: 0, text, isShared: true }] : []);

/** The differences, once the new text is complete. */
const compare = (before: string, after: string, isComplete: boolean) =>
  isComplete ? diffWords(before, after) : { before: plain(before), after: plain(after) };

/** Notes about the new text, except advice, which follows the choice. */
const openNotes = (notes: readonly Note[]): string[] =>
  notes.filter(({ kind }) => kind !== 'advice').map(({ text }) => text);

/** Compares the current text with the new one until one is chosen. */
export function VariantChoice({ desk, composition, way }: TextProps & { way: VariantWay }) {
  const { store, drafting, preview, work } = desk;
  const { words: old } = composition;
  const made = work.choice?.made ?? null;
  const partial = readPartialDraft(work.pending?.text ?? '');
  const words = made?.words ?? { title: partial.title ?? '', content: partial.content };
  const isMade = made !== null;
  const title = useMemo(() => compare(old.title, words.title, isMade), [old.title, words.title, isMade]);
  const content = useMemo(
    () => compare(old.content, words.content, isMade),
    [old.content, words.content, isMade],
  );
  const texts = useRef<HTMLDivElement>(null);
  const keep = useRef<HTMLDivElement>(null);
  // The pressed button is gone. If the focus has moved elsewhere, leave it there.
  useEffect(() => {
    const isFree = [document.body, texts.current].includes(document.activeElement as HTMLDivElement);
    const target = isMade ? keep.current?.querySelector('button') : texts.current;
    if (isFree) target?.focus();
  }, [isMade]);
  /** The buttons of the choice are removed with it. */
  const close = (how: () => void) => () => {
    how();
    requestAnimationFrame(() =>
      preview.current?.querySelector<HTMLElement>('[aria-label="Change this draft"] button')?.focus(),
    );
  };
  const keepNew = close(() => {
    dispatchWithUndo(store, (id) => ({ type: 'variantKept', id }), { title: 'New text kept' });
    desk.saving.clear();
  });
  const keepOld = close(() => store.dispatch({ type: 'variantDropped' }));
  const shown = openNotes(made?.notes ?? []);
  return (
    <PreviewCard
      badge={<span className="text-sm text-ink-2">{WAY_NAMES[way]}</span>}
      onCancel={made ? null : close(drafting.cancel)}
    >
      <div
        ref={texts}
        tabIndex={-1}
        role="group"
        aria-label="The old text and the new one"
        className="@container outline-none"
      >
        <div className="grid divide-y @2xl:grid-cols-2 @2xl:divide-x @2xl:divide-y-0">
          <Side name="The old one" as="removed" title={title.before} content={content.before} />
          <Side name="The new one" as="added" title={title.after} content={content.after} />
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
          <Button kind="primary" onClick={keepNew}>
            Keep the new one
          </Button>
          <Button onClick={keepOld}>Keep the old one</Button>
        </div>
      )}
    </PreviewCard>
  );
}

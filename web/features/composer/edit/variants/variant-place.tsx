import type { RefObject } from 'react';
import type { Composition } from '#core/composer/work.ts';
import type { SavingState } from '../../deliver/use-saving.ts';
import { readPartialDraft } from '../../write/read-partial-draft.ts';
import type { WorkStore } from '../../stored/work-store.ts';
import type { useDrafting } from '../../use-drafting.ts';
import { takeStep, useWork } from '../../use-work.ts';
import { VariantChoice } from './variant-choice.tsx';

type VariantPlaceProps = {
  store: WorkStore;
  composition: Composition;
  saving: SavingState;
  drafting: ReturnType<typeof useDrafting>;
  preview: RefObject<HTMLDivElement | null>;
};

/** A variant beside the text: while it is written, and until one of them is chosen. */
export function VariantPlace({ store, composition, saving, drafting, preview }: VariantPlaceProps) {
  const { choice, pending } = useWork(store);
  const way = choice?.way ?? pending?.way;
  if (!way) return null;
  const partial = readPartialDraft(pending?.text ?? '');
  /** The buttons of the choice go with it. */
  const focusChanges = () =>
    requestAnimationFrame(() =>
      preview.current?.querySelector<HTMLElement>('[aria-label="Change this draft"] button')?.focus(),
    );
  return (
    <VariantChoice
      now={composition}
      way={way}
      words={choice?.made.words ?? { title: partial.title ?? '', content: partial.content }}
      made={choice?.made ?? null}
      onKeep={() => {
        takeStep(store, (id) => ({ type: 'variantKept', id }), { title: 'New text kept' });
        saving.clear();
        focusChanges();
      }}
      onDrop={() => {
        store.dispatch({ type: 'variantDropped' });
        focusChanges();
      }}
      onCancel={() => {
        drafting.cancel();
        focusChanges();
      }}
    />
  );
}

import { useEffect, useEffectEvent, useState } from 'react';
import type { VariantWay } from '#contract/drafting/variants.ts';
import { useModelChoice } from '#web/features/drafts/drafts.queries.ts';
import { problemOf } from '#web/lib/api-client.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { generateVariant } from '../generate-draft.ts';
import type { Words } from '../composition.ts';
import type { useComposer } from '../use-composer.ts';
import { useGeneration } from '../use-generation.ts';
import { codeVariants, modelVariant, type Variant, variantRequestOf, WAY_NAMES } from './variant.ts';

/** Writes the text anew and keeps both until one is chosen. */
export function useVariant(composer: ReturnType<typeof useComposer>) {
  const { brief, composition } = composer;
  const model = useModelChoice().data;
  const { start, cancel, isPending, error, partial } = useGeneration(generateVariant);
  const [variant, setVariant] = useState<Variant | null>(null);
  const [wanted, setWanted] = useState<VariantWay>('shorter');
  /** The words that are written anew; a choice is only between them and the new ones. */
  const [basis, setBasis] = useState<Words | null>(null);
  const isStale = composition?.words !== basis;
  const stop = useEffectEvent(cancel);
  useEffect(() => {
    if (isStale) stop();
  }, [isStale]);
  const hasModel = model !== undefined && model.provider !== 'builtin';

  function offer(made: Variant) {
    const { title, content } = made.next.words;
    const isNew = title !== composition?.words.title || content !== composition.words.content;
    if (isNew) setVariant(made);
    else showToast({ title: 'Nothing to change', description: `${WAY_NAMES[made.way]}: it stays as it is.` });
  }

  async function write(way: VariantWay) {
    if (!composition || (isPending && !isStale)) return;
    setBasis(composition.words);
    if (!hasModel) {
      const made = codeVariants(composition).find((one) => one.way === way);
      if (made) offer(made);
      return;
    }
    setWanted(way);
    const request = variantRequestOf(composition, brief, way);
    const draft = await start(request).catch(() => null);
    if (draft) offer(modelVariant(composition, request, draft));
  }

  function keep() {
    if (!variant) return;
    const { words, original, editing, generated, inOwnWords, notes, engine, usage, advice } = variant.next;
    const taken = { words, original, editing, generated, inOwnWords, notes, engine, usage, advice };
    const undo = composer.alter(() => taken);
    setVariant(null);
    showToast({ title: 'New text kept', action: { label: 'Undo', run: undo } });
  }

  return {
    model: hasModel ? model : null,
    write: (way: VariantWay) => void write(way),
    cancel,
    keep,
    /** Goes back to the text that is there. */
    drop: () => setVariant(null),
    problem: error ? problemOf(error) : null,
    /** What the author is to choose from; null while there is nothing. */
    choice: isStale
      ? null
      : isPending
        ? { way: wanted, words: { title: partial.title ?? '', content: partial.content }, made: null }
        : variant && { way: variant.way, words: variant.next.words, made: variant.next },
  };
}

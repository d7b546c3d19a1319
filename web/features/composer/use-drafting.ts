import type { GeneratedDraft } from '#contract/drafts.ts';
import type { VariantWay } from '#contract/drafting/variants.ts';
import { isSameWords, type DraftRequest } from '#core/composer/work.ts';
import { createKey } from '#web/lib/attempt.ts';
import { hasServerReason } from '#web/lib/refusal.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { focusFault } from '#web/lib/use-form.ts';
import { buildDraftRequest, toVariant, buildVariantRequest, WAY_NAMES } from './write/draft-request.ts';
import { generateDraft, generateVariant } from '#web/features/drafts/generate/generate-draft.ts';
import type { WorkStore } from './stored/work-store.ts';
import { type Places, scrollIfStacked, unfold } from './use-places.ts';
import { dispatchWithUndo, useRequest, addUndo } from './use-work.ts';

const GENERATED = {
  title: 'Content Generated',
  description: 'Your Reddit content has been created successfully!',
};

/** Requests drafts and variants, and turns the responses into the text. */
export function useDrafting(store: WorkStore, { form, preview }: Places, editId: string | null) {
  const { run, cancel, failure } = useRequest(store);

  function showFailed(error: unknown) {
    unfold(form.current);
    scrollIfStacked(form, 'end');
    focusFault(form.current);
    if (hasServerReason(error)) return;
    const description = 'Failed to generate content. Please try again.';
    showToast({ title: 'Generation Failed', description, kind: 'destructive' });
  }

  async function generate(writer?: 'builtIn') {
    const { brief, composition } = store.read();
    // A new seed asks for a text different from the current one.
    const request = buildDraftRequest(brief, {
      ...(composition && { seed: String(Date.now()) }),
      ...(writer && { writer }),
      ...(editId && { postId: editId }),
    });
    scrollIfStacked(preview, 'start');
    const received = await run(null, (following) => generateDraft(request, following), showFailed);
    if (!received) return;
    const { id, answer: draft } = received;
    store.dispatch({ type: 'generated', id, key: createKey(), draft, request });
    showToast(addUndo(store, id, GENERATED));
    scrollIfStacked(preview, 'start');
  }

  function choose(draft: GeneratedDraft, request: DraftRequest) {
    dispatchWithUndo(store, (id) => ({ type: 'compared', id, key: createKey(), draft, request }), GENERATED);
    scrollIfStacked(preview, 'start');
  }

  function write() {
    store.dispatch({ type: 'begun', id: createKey(), key: createKey() });
    scrollIfStacked(preview, 'start');
  }

  async function vary(way: VariantWay) {
    const { brief, composition } = store.read();
    if (!composition) return;
    const request = buildVariantRequest(composition, brief, way);
    const received = await run(way, (following) => generateVariant(request, following));
    const now = store.read().composition;
    if (!received || !now) return;
    const made = toVariant(now, request, received.answer);
    const isNew = !isSameWords(made.words, now.words);
    store.dispatch({ type: 'varied', id: received.id, made: isNew ? made : null });
    const description = `${WAY_NAMES[way]}: it stays as it is.`;
    if (!isNew) showToast({ title: 'Nothing to change', description });
  }

  return {
    generate: (writer?: 'builtIn'): void => void generate(writer),
    choose,
    write,
    vary: (way: VariantWay) => void vary(way),
    cancel,
    /** Why the last draft or variant failed. */
    draftError: failure?.way === null ? failure.error : null,
    variantError: failure?.way ? failure.error : null,
  };
}

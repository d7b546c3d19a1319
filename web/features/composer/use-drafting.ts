import { type RefObject, useRef, useState } from 'react';
import type { Angle, GeneratedDraft } from '#contract/drafts.ts';
import { focusFault } from '#web/lib/use-form.ts';
import { isReasoned } from '#web/lib/refusal.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { withDrafted } from './brief/answers-to-topic.ts';
import { unfold } from './brief/brief-fold.tsx';
import { compositionOf, draftRequestOf, typedCompositionOf } from './composition.ts';
import { generateDraft, type DraftRequest } from './generate-draft.ts';
import type { useComposer } from './use-composer.ts';
import { useGeneration } from './use-generation.ts';

/** On a phone the form and the preview are stacked, so one of them may be out of sight. */
const scrollOnPhone = (place: RefObject<HTMLElement | null>, block: ScrollLogicalPosition) =>
  requestAnimationFrame(() => {
    if (matchMedia('(width < 64rem)').matches) place.current?.scrollIntoView({ block });
  });

type Drafting = {
  composer: ReturnType<typeof useComposer>;
  /** Whether the text that is there is on its way: the next draft is then another post. */
  isSending: boolean;
  /** The saved post that it is changed in. */
  editId: string | null;
  onDraft: () => void;
};

/** Generates drafts for the brief, one at a time or three to compare, and makes the chosen one the text. */
export function useDrafting({ composer, isSending, editId, onDraft }: Drafting) {
  const { brief, composition } = composer;
  const { start, ...generation } = useGeneration(generateDraft);
  const [comparing, setComparing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const preview = useRef<HTMLDivElement>(null);

  function take(draft: GeneratedDraft, request: DraftRequest) {
    const before = composition && isSending ? { ...composition, attempt: null } : composition;
    const undo = composer.replace(compositionOf(draft, request, before, brief.plannedFor));
    onDraft();
    showToast({
      title: 'Content Generated',
      description: 'Your Reddit content has been created successfully!',
      ...(composition && { action: { label: 'Undo', run: undo } }),
    });
  }

  async function generate(writer?: 'builtIn') {
    const { work } = composer.settle();
    // A new seed asks for a different text than the one that is there.
    const request = draftRequestOf(work.brief, {
      ...(composition && { seed: String(Date.now()) }),
      ...(writer && { writer }),
      ...(editId && { postId: editId }),
    });
    // A draft that never arrives was asked for with these answers all the same.
    const answers = (request.answers ?? []).map(({ role = null, text }) => ({ role, text }));
    composer.changeBrief({ drafted: withDrafted(work.brief.drafted, { topic: request.topic, answers }) });
    scrollOnPhone(preview, 'start');
    try {
      const draft = await start(request);
      if (draft) take(draft, request);
      scrollOnPhone(preview, 'start');
    } catch (error) {
      unfold(form.current);
      scrollOnPhone(form, 'end');
      focusFault(form.current);
      if (isReasoned(error)) return;
      showToast({
        title: 'Generation Failed',
        description: 'Failed to generate content. Please try again.',
        kind: 'destructive',
      });
    }
  }

  function write() {
    composer.replace(typedCompositionOf(brief));
    scrollOnPhone(preview, 'start');
  }

  function compare() {
    composer.settle();
    setComparing(true);
  }

  function answerFirst() {
    setComparing(false);
    unfold(form.current);
    // The questions are the only plain text fields in a group.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('fieldset input:not([type])')?.focus(),
    );
  }

  function choose(draft: GeneratedDraft, angle: Angle) {
    composer.changeBrief({ angle });
    take(draft, draftRequestOf(brief, { angle }));
    setComparing(false);
    scrollOnPhone(preview, 'start');
  }

  return {
    form,
    preview,
    ...generation,
    generate,
    write,
    comparing,
    setComparing,
    compare,
    answerFirst,
    choose,
  };
}

import type { RefObject } from 'react';
import { replaceTell, type Tell } from '#core/drafts/tells/find-tells.ts';
import { type Composition, isSameWords, shownWords, type Words } from '#core/composer/work.ts';
import { findQuote, hasQuote } from '#core/text/find-quote.ts';
import { mapSentences } from '#core/text/map-sentences.ts';
import { createKey } from '#web/lib/attempt.ts';
import { showToast } from '#web/lib/toast-store.ts';
import type { Desk } from '../use-desk.ts';
import { cancelEdits, dispatchWithUndo } from '../use-work.ts';

/** Removes the sentence that contains the words; from a title, only the words. */
export function removeClaim({ title, content }: Words, quote: string): Words {
  if (!hasQuote(content, quote)) {
    const at = findQuote(title, quote);
    const left = at < 0 ? title : title.slice(0, at) + title.slice(at + quote.length);
    return { title: left.replace(/\s+/g, ' ').trim(), content };
  }
  let isFound = false;
  const left = mapSentences(content, ({ text }) => {
    if (isFound || !hasQuote(text, quote)) return text;
    isFound = true;
    return null;
  });
  return { title, content: left.replace(/\n{3,}/g, '\n\n').trim() };
}

const FIELDS = ['title', 'content'] as const;

/** The author's edits, each dispatched as an event. */
export function useEdits({ store, saving, editId, form }: Desk, card: RefObject<HTMLElement | null>) {
  /** The pressed button is removed with the editor. */
  const focusEdit = () =>
    requestAnimationFrame(() => card.current?.querySelector<HTMLElement>('[name="edit"]')?.focus());
  const now = (): Composition | null => store.read().composition;

  function alter(title: string, change: (words: Words) => Words) {
    const composition = now();
    if (!composition) return;
    const words = change(shownWords(composition));
    dispatchWithUndo(store, (id) => ({ type: 'edited', id, words }), { title });
  }

  return {
    open: () => store.dispatch({ type: 'editorOpened' }),
    type: (words: Words) => {
      const composition = now();
      const before = composition && shownWords(composition);
      store.dispatch({ type: 'typed', words });
      saving.correct(FIELDS.filter((name) => words[name] !== before?.[name]));
    },
    cancel: () => {
      cancelEdits(store, { away: 'Text put away', back: 'Back to the original text' });
      if (now()) return void focusEdit();
      // The editor of a hand-written text was closed before its first save.
      saving.clear();
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[name="write"]')?.focus());
    },
    save: async () => {
      const composition = now();
      const isChanged = composition?.editing && !isSameWords(composition.editing, composition.words);
      const isSaved = editId && isChanged ? await saving.saveWords() : true;
      if (!isSaved) return;
      store.dispatch({ type: 'editsSaved', id: createKey() });
      focusEdit();
      showToast({ title: 'Content Updated', description: 'Your edits have been saved' });
    },
    remove: (quote: string) => alter('Sentence removed', (words) => removeClaim(words, quote)),
    changeTell: (tell: Tell) => alter('Changed', (words) => replaceTell(words, tell)),
  };
}

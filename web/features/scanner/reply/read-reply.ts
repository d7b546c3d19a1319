import type { Brief } from '#core/composer/brief.ts';
import type { Composition, Kept, Work } from '#core/composer/work.ts';
import { isSameWords, shownWords } from '#core/composer/work.ts';
import {
  briefFrom,
  compositionFrom,
  fieldsOf,
  listOf,
  snapshotFrom,
} from '#web/features/composer/stored/read-snapshot.ts';

/** A text in the shape of older pages: `reply` is what the author made of `written`. */
function oldText(stored: unknown, brief: Brief): Composition | null {
  const { reply, written, edited, isCopied, attempt } = fieldsOf(stored);
  const { content, engine, advice, ...facts } = fieldsOf(reply);
  if (typeof content !== 'string') return null;
  const words = (text: unknown) => (typeof text === 'string' ? { title: '', content: text } : null);
  const original = words(written) ?? words(content);
  return compositionFrom(
    {
      words: words(content),
      original,
      editing: words(edited),
      generated: original && { ...original, title: null, byModel: engine !== 'built-in' },
      reply: facts,
      engine,
      advice,
      isCopied,
      attempt,
    },
    brief,
  );
}

/** Reads a stored reply of any age; null for anything else. `blank`: the form of its thread. */
export function replyFrom(stored: unknown, blank: Brief): Kept | null {
  const { settings, before, brief } = fieldsOf(stored);
  if (brief !== undefined) return snapshotFrom(stored, blank);
  if (settings === undefined) return null;
  const old = briefFrom({ ...fieldsOf(settings), reply: settings }, blank);
  const texts = listOf(before).flatMap((one) => oldText(one, old) ?? []);
  const versions = texts.map((text, at) => ({
    id: `old ${at}`,
    before: text,
    left: { ...shownWords(text), url: '', parentUrl: old.parentUrl },
  }));
  return { brief: old, composition: oldText(stored, old), versions };
}

/** True for words of the author that were not copied; edits are never copied. */
const isOwn = (text: Composition): boolean =>
  !isSameWords(shownWords(text), text.original) && (text.editing !== null || !text.isCopied);

/** True if leaving would lose words: a reply, a text before it, or what was typed into the form. */
export function holdsWords({ composition, versions = [], brief }: Kept | Work): boolean {
  if (composition?.editing || versions.some(({ before }) => isOwn(before))) return true;
  if (composition?.isCopied) return false;
  const typed = [
    brief.reply?.customPrompt,
    brief.reply?.businessDescription,
    ...Object.values(brief.answers),
  ];
  return [composition?.words.content, ...typed].some(Boolean);
}

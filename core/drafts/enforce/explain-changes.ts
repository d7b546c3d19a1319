import type { Note } from '#contract/drafts.ts';
import type { SentenceFault } from './judge-sentence.ts';

export type ChangeCounts = Map<SentenceFault | 'title' | 'length', number>;

export const addChange = (
  changes: ChangeCounts,
  what: SentenceFault | 'title' | 'length',
  times = 1,
): void => {
  if (times > 0) changes.set(what, (changes.get(what) ?? 0) + times);
};

const times = (number: number, one: string, many: string): string =>
  number === 1 ? one : `${number} ${many}`;

/** Explains the changes to the author, without quoting the removed text. */
export function explainChanges(changes: ChangeCounts): Note[] {
  const notes: Note[] = [];
  const add = (
    what: SentenceFault | 'title' | 'length',
    kind: Note['kind'],
    describe: (number: number) => string,
  ) => {
    const number = changes.get(what) ?? 0;
    if (number > 0) notes.push({ kind, text: describe(number) });
  };
  add(
    'title',
    'changed',
    () => 'The title could not stand as it was written, so a plain one took its place.',
  );
  add(
    'link',
    'changed',
    (number) => `Left out: ${times(number, 'a link', 'links')} that may not be in this text.`,
  );
  add(
    'secret',
    'changed',
    (number) =>
      `Left out: ${times(number, 'a sentence', 'sentences')} with something that looks like a key or a password.`,
  );
  add(
    'placeholder',
    'suggestion',
    (number) =>
      `Left out: ${times(number, 'a sentence', 'sentences')} with a gap to fill in. Add the fact itself if you have it.`,
  );
  add(
    'mention',
    'changed',
    (number) =>
      `Left out: ${times(number, 'a mention', 'mentions')} of the product beyond what the chosen style allows.`,
  );
  add(
    'denial',
    'changed',
    (number) => `Left out: ${times(number, 'a sentence', 'sentences')} that said the product isn’t yours.`,
  );
  add(
    'others',
    'changed',
    (number) =>
      `Left out: ${times(number, 'a sentence', 'sentences')} about people or companies that you didn’t mention.`,
  );
  add(
    'denied',
    'changed',
    (number) => `Left out: ${times(number, 'a sentence', 'sentences')} that contradicted what you said.`,
  );
  add('length', 'changed', () => 'The text was too long and was cut at the end.');
  return notes;
}

import type { Note } from '#contract/drafts.ts';
import type { Fault } from './judge-sentence.ts';

/** What was removed from a draft, with the sentences that the author may restore if they are true. */
export type Changes = { counts: Map<Fault | 'title' | 'length', number>; claims: string[] };

export const count = (changes: Changes, what: Fault | 'title' | 'length', times = 1): void => {
  if (times > 0) changes.counts.set(what, (changes.counts.get(what) ?? 0) + times);
};

const times = (number: number, one: string, many: string): string =>
  number === 1 ? one : `${number} ${many}`;
const MAX_CLAIMS = 5;

/** Explains the changes to the author. Of what was removed, only claims are quoted. */
export function explainChanges({ counts, claims }: Changes): Note[] {
  const notes: Note[] = [];
  const add = (
    what: Fault | 'title' | 'length',
    kind: Note['kind'],
    describe: (number: number) => string,
  ) => {
    const number = counts.get(what) ?? 0;
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
  add('length', 'changed', () => 'The text was too long and was cut at the end.');
  for (const claim of claims.slice(0, MAX_CLAIMS))
    notes.push({
      kind: 'suggestion',
      text: 'Left out, because your facts do not say it. Put it back only if it is true.',
      insert: claim,
    });
  if (claims.length > MAX_CLAIMS)
    notes.push({
      kind: 'changed',
      text: `Left out: ${claims.length - MAX_CLAIMS} more sentences that your facts do not say.`,
    });
  return notes;
}

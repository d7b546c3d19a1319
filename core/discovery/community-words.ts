import { wordsByStem } from '#core/text/stem-words.ts';

const SHORTEST = 2;
const MAX_WORDS = 140;

/** Where a word occurs in a community; earlier places weigh more. */
export const WORD_PLACES = { name: 0, title: 1, description: 2, posts: 3 } as const;
export type IndexedWord = { stem: string; word: string; place: number };

/** Splits a name into words: `SmallBusiness_tips` has three. */
const splitName = (name: string): string =>
  name.replace(/(?<=[a-z])(?=[A-Z])|(?<=\D)(?=\d)|(?<=\d)(?=\D)|_/g, ' ');

/** Each word is indexed at the first place where it occurs. */
export function indexWords(
  about: { name: string; title: string; description: string },
  postWords: ReadonlyMap<string, string> = new Map(),
): IndexedWord[] {
  const found = new Map<string, IndexedWord>();
  const add = (words: ReadonlyMap<string, string>, place: number) => {
    for (const [stem, word] of words)
      if (!found.has(stem) && found.size < MAX_WORDS) found.set(stem, { stem, word, place });
  };
  add(wordsByStem(splitName(about.name), SHORTEST), WORD_PLACES.name);
  add(wordsByStem(about.title, SHORTEST), WORD_PLACES.title);
  add(wordsByStem(about.description, SHORTEST), WORD_PLACES.description);
  add(postWords, WORD_PLACES.posts);
  return [...found.values()];
}

/** A query as a name, and as stemmed words. */
export type ParsedQuery = { name: string; stems: readonly string[] };

const MAX_STEMS = 8;

export function parseQuery(text: string): ParsedQuery {
  const bare = text.trim().replace(/^\/?r\//i, '');
  return {
    name: bare.toLowerCase().replace(/[^a-z0-9_]/g, ''),
    stems: [...wordsByStem(bare, SHORTEST).keys()].slice(0, MAX_STEMS),
  };
}

import { splitWords } from '#core/text/split-words.ts';
import { isPastForm } from './statement-words.ts';

const COMPARES = /\b(?:vs|versus|or)\b/i;
/** A comma alone may be within the question itself, so there the author has to be the one who did it. */
const CLAUSE = /(?::|(,)(?: and)?| [-–—]) (?=(?:what|which|who|where|why|how)\b)/gi;
const AUTHOR = /^(?:i|we|my|our)(?:'|$)/;
const SUBJECT = /^(?:the|they|he|she|it|this|these|those)$/;
const TELLS_WHAT = /^(?:needs?|wants?|costs?|brings?|means?)$/;
/** Before a subject these ask. */
const AUXILIARY = /^(?:is|are|am|has|have|do|does|did|can|could|would|should|will|might)(?:n't)?$/;
const READER = /^(?:you|your|yours|yourself|anyone|anybody)(?:'|$)/;

/** "Notion vs Obsidian: which one we kept" knows what came of the choice. */
export function tellsChoice(text: string): boolean {
  const from = text.search(COMPARES);
  if (from < 0 || text.includes('?', from)) return false;
  const rest = text.slice(from);
  const starts = [...rest.matchAll(CLAUSE)];
  const clauses = starts.map((start, at) => ({
    words: splitWords(rest.slice(start.index, starts[at + 1]?.index).replaceAll('’', "'")),
    isByAuthor: start[1] !== undefined,
  }));
  return (
    clauses.some(({ words, isByAuthor }) => isTold(words, isByAuthor)) &&
    !clauses.some(({ words }) => asks(words))
  );
}

/** The word that decides whose deed it is: a subject, or the verb itself. */
const headOf = (words: readonly string[]): string =>
  words
    .slice(1)
    .find((word) => AUTHOR.test(word) || SUBJECT.test(word) || AUXILIARY.test(word) || isPastForm(word)) ??
  '';

function asks(words: readonly string[]): boolean {
  const [asked = ''] = words;
  const head = headOf(words);
  if (AUTHOR.test(head)) return false;
  const isWho = asked === 'who' && !SUBJECT.test(head);
  return isWho || asked.includes("'") || AUXILIARY.test(head) || words.some((word) => READER.test(word));
}

function isTold(words: readonly string[], isByAuthor: boolean): boolean {
  // "Which one we should have picked" is open.
  if (words.slice(0, words.findIndex(isPastForm)).includes('should')) return false;
  // "What small gyms really need" and "what it costs" are told.
  if (words.length > 2 && words[0] === 'what' && TELLS_WHAT.test(words.at(-1) ?? '')) return true;
  return words.some(isPastForm) && (!isByAuthor || AUTHOR.test(headOf(words)));
}

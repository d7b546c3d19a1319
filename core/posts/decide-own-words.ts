import type { PostType } from '#contract/posts.ts';
import { foldConfusables } from '#core/text/fold-confusables.ts';
import { splitWords } from '#core/text/split-words.ts';

/** The share of own words required by communities that ban AI-written text. */
export const OWN_SHARE = 0.3;
const SENTENCE_END = /[.!?…。！？\n]+/;
/** The sum of two such numbers and a carry fits into a 31-bit integer; engines add those fastest. */
const BITS = 30;
const ALL_BITS = 2 ** BITS - 1;

export type Words = { title: string | null; content: string };
/** The text a post started from; `byModel` is false if no model wrote it. */
export type Generated = Words & { byModel?: boolean | undefined };
export type OwnWords = { share: number; enough: boolean };

/** The share (0 to 1) of visible words that are the author's own, and whether it is enough. */
export function decideOwnWords(type: PostType, now: Words, generated: Words): OwnWords {
  const share = measureOwnWords(seenOf(type, now), seenOf(type, generated));
  return { share, enough: share >= OWN_SHARE };
}

/** Rounds down, so that 29.9% does not show as the required 30%. */
export const toPercent = (share: number): number => Math.floor(share * 100 + 1e-9);

const seenOf = (type: PostType, { title, content }: Words): string =>
  type === 'comment' ? content : `${title ?? ''}\n${content}`;

/** Words in their original order count as generated, as do whole sentences that were only moved. */
function measureOwnWords(text: string, generated: string): number {
  const sentences = sentencesOf(text);
  const total = sentences.flat().length;
  if (total === 0) return 1;
  const given = sentencesOf(generated);
  const known = new Set(given.map((words) => words.join(' ')));
  const left = sentences.filter((words) => !known.has(words.join(' '))).flat();
  return (left.length - countShared(left, given.flat())) / total;
}

/** Case, punctuation, spacing, invisible and lookalike letters do not make a word different. */
const sentencesOf = (text: string): string[][] =>
  foldConfusables(text.normalize('NFKC').replace(/[\p{Cf}'’]/gu, ''))
    .split(SENTENCE_END)
    .map(splitWords)
    .filter((words) => words.length > 0);

/** Length of the longest common subsequence. Bit-parallel, because it runs on every keystroke. */
function countShared(words: readonly string[], given: readonly string[]): number {
  const size = Math.ceil(words.length / BITS);
  const free = new Int32Array(size).fill(ALL_BITS);
  const marksOf = markPositions(words, new Set(given));
  for (const word of given) {
    const marks = marksOf.get(word);
    if (marks) takeStep(free, marks);
  }
  return words.filter(
    (_, position) => ((at(free, Math.floor(position / BITS)) >> (position % BITS)) & 1) === 0,
  ).length;
}

function markPositions(words: readonly string[], known: ReadonlySet<string>): Map<string, Int32Array> {
  const marksOf = new Map<string, Int32Array>();
  for (const [position, word] of words.entries()) {
    if (!known.has(word)) continue;
    const marks = marksOf.get(word) ?? new Int32Array(Math.ceil(words.length / BITS));
    const index = Math.floor(position / BITS);
    marks[index] = at(marks, index) | (1 << (position % BITS));
    marksOf.set(word, marks);
  }
  return marksOf;
}

/** Processes one word of the other text: the addition carries each match to the next free bit. */
function takeStep(free: Int32Array, marks: Int32Array): void {
  let carry = 0;
  for (let index = 0; index < free.length; index++) {
    const bits = at(free, index);
    const marked = at(marks, index);
    const sum = bits + (bits & marked) + carry;
    carry = sum >> BITS;
    free[index] = (sum & ALL_BITS) | (bits & ~marked);
  }
}

const at = (bits: Int32Array, index: number): number => bits[index] ?? 0;

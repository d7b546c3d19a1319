import type { Draft } from '#core/drafts/draft-request.ts';
import { splitCode } from '#core/text/split-code.ts';
import { splitWords } from '#core/text/split-words.ts';
import { ADVERT_WORDS, MACHINE_WORDS } from './worn-words.ts';

/** Words or patterns that readers associate with a machine or an ad, with their position. */
export type Tell = {
  readonly field: keyof Draft;
  readonly at: number;
  readonly quote: string;
  readonly why: string;
  /** The replacement; null if only the author can rewrite it. */
  readonly instead: string | null;
};
type Found = Omit<Tell, 'field'>;
type Shape = (text: string) => Found[];

const MACHINE = 'Often taken for a machine’s words.';
const ADVERT = 'Often taken for an advert.';

const wordsOf = (worn: typeof MACHINE_WORDS, why: string) =>
  worn.map(({ forms, instead }) => ({
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])${forms}(?!(?<=[\\p{L}\\p{N}])[\\p{L}\\p{N}])`, 'giu'),
    instead: instead ?? null,
    why,
  }));
const WORN = [...wordsOf(MACHINE_WORDS, MACHINE), ...wordsOf(ADVERT_WORDS, ADVERT)];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The replacement for a quote. If it is empty, the quote includes the next letter. */
function replaced(quote: string, instead: string): string {
  const isCapital = /^\p{Lu}/u.test(quote);
  return isCapital ? capital(instead) : instead;
}

const findWorn: Shape = (text) =>
  WORN.flatMap(({ pattern, instead, why }) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => {
      const next = instead === '' ? (/^\p{L}/u.exec(text.slice(index + words.length))?.[0] ?? '') : '';
      const quote = words + next;
      return { at: index, quote, why, instead: instead === null ? null : replaced(quote, instead + next) };
    }),
  );

const all = (
  text: string,
  pattern: RegExp,
  why: string,
  instead: (quote: string) => string | null,
): Found[] =>
  [...text.matchAll(pattern)].map(({ 0: quote, index }) => ({
    at: index,
    quote,
    why,
    instead: instead(quote),
  }));

const DASHES_PER_WORDS = 60;
/** Flags several dashes close together, but not a single one. */
const findDashes: Shape = (text) => {
  const dashes = all(
    text,
    // Anchored to word starts: otherwise an endless word would be rescanned from every letter.
    /(?<![\p{L}\p{N}])[\p{L}\p{N}]+\s?—\s?[\p{L}\p{N}]+/gu,
    'Many long dashes are often taken for a machine’s.',
    (quote) => quote.replace(/\s?—\s?/u, ', '),
  );
  return dashes.length > 1 && dashes.length * DASHES_PER_WORDS > splitWords(text).length ? dashes : [];
};

/** Flags repeated lists of three, but not a single one. */
const findThrees: Shape = (text) => {
  const threes = all(
    text,
    /(?<![\p{L}\p{N}*]\s?,\s)(?<![\p{L}\p{N}])\p{L}{3,}, \p{L}{3,},? and \p{L}{3,}(?![\p{L}\p{N}])/gu,
    'One list of three after another is often taken for a machine’s.',
    () => null,
  );
  return threes.length > 1 ? threes : [];
};

const findLabels: Shape = (text) => {
  const labels = all(
    text,
    /(?<=^ {0,3}(?:[-*+]|\d{1,2}[.)]) +)\*\*[^*\n]{2,40}\*\*/gmu,
    'A list with a bold label on each line is often taken for a machine’s.',
    (quote) => quote.slice(2, -2),
  );
  return labels.length > 1 ? labels : [];
};

const findLinks: Shape = (text) =>
  all(
    text,
    /(?<=^\s*)https?:\/\/\S+(?=\s*$)/gmu,
    'A link alone on a line is often taken for an advert. Say what is behind it.',
    () => null,
  );

const findHashtags: Shape = (text) =>
  all(text, /(?<![\p{L}\p{N}&/#])#\p{L}[\p{L}\p{N}_]+/gu, 'Hashtags do nothing on Reddit.', (quote) =>
    quote.slice(1),
  );

const findShouts: Shape = (text) => [
  ...all(text, /[!?]*!{2,}[!?]*/gu, 'One mark is enough.', (quote) => (quote.includes('?') ? '?' : '!')),
  ...all(text, /(?<!\p{Lu})\p{Lu}{3,}(?: \p{Lu}{2,}){2,}/gu, 'Capitals are read as shouting.', () => null),
];

const EMOJI_AT_START = /(?<=^\s*(?:[-*+] +)?)(?:\p{Extended_Pictographic}[\uFE0F\u200D]*)+ */gmu;
const findEmoji: Shape = (text) => {
  const emoji = all(
    text,
    EMOJI_AT_START,
    'Emoji at the start of lines are often taken for a machine’s.',
    () => '',
  );
  return emoji.length > 1 ? emoji : [];
};

const SHAPES: readonly Shape[] = [
  findWorn,
  findDashes,
  findThrees,
  findLabels,
  findHashtags,
  findShouts,
  findEmoji,
];

const ADDRESS = /https?:\/\/[^\s)]+/gu;
/** The text with code and quotes blanked out, at the same length. */
const blank = (text: string): string => text.replace(/[^\n]/gu, (sign) => '\u00A0'.repeat(sign.length));
const ownProse = (text: string): string =>
  splitCode(text)
    .map((part) => (part.code ? blank(part.text) : part.text.replace(/^ {0,3}>.*$/gmu, blank)))
    .join('');

const TITLE_WORDS = 5;
const findTitleCase: Shape = (title) => {
  const long = title.match(/\p{L}{4,}/gu) ?? [];
  const isTitleCase =
    splitWords(title).length >= TITLE_WORDS &&
    long.length > 2 &&
    long.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return isTitleCase
    ? [{ at: 0, quote: title, why: 'A capital on each word is often taken for an advert.', instead: null }]
    : [];
};

const findIn = (field: keyof Draft, text: string, more: readonly Shape[]): Tell[] => {
  const prose = ownProse(text);
  const words = prose.replace(ADDRESS, blank);
  return [...findLinks(prose), ...[...SHAPES, ...more].flatMap((shape) => shape(words))].map(
    ({ at, quote, why, instead }) => ({ field, at, quote, why, instead }),
  );
};

/** Finds the tells of a draft in text order. Of several at one position, keeps the longest. */
export function findTells({ title, content }: Draft): Tell[] {
  const inTitle = title ? findIn('title', title, [findTitleCase]) : [];
  const found = [...inTitle, ...findIn('content', content, [])].toSorted(
    (one, other) =>
      Number(one.field === 'content') - Number(other.field === 'content') ||
      one.at - other.at ||
      other.quote.length - one.quote.length,
  );
  const tells: Tell[] = [];
  for (const tell of found) {
    const last = tells.at(-1);
    const isInside =
      last?.field === tell.field && tell.at < last.at + last.quote.length && last.quote !== title;
    if (!isInside) tells.push(tell);
  }
  return tells;
}

/** Applies one suggestion. Changes nothing if the words have moved since. */
export function replaceTell<D extends Draft>(draft: D, { field, at, quote, instead }: Tell): D {
  const text = draft[field];
  if (instead === null || !text?.startsWith(quote, at)) return draft;
  return { ...draft, [field]: text.slice(0, at) + instead + text.slice(at + quote.length) };
}

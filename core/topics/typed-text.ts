/** A topic in one line as its author typed it, and the same letters in a form that is easy to search. */
export type TypedText = {
  text: string;
  /** In lower case, with plain apostrophes; every index is the same as in `text`. */
  plain: string;
  /** `text` with addresses and code blanked out, at the same indexes. */
  prose: string;
};

/** More than the longest topic that is taken, so that nothing is lost of those that are. */
const LONGEST = 2_000;
const MARKS_BEFORE = /^[\s"“”„'‘’«»*_>~`]{1,20}(?=\S)/;
const MARKS_AFTER = /(?<=\S)[\s"“”«»*_~`]{1,20}$/;
const HEADING = /^#{1,6} +/;
const CODE = /`[^`]{1,300}`/g;
/** An address with a scheme, or a host with a path: a bare host is also what a product is called by. */
export const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>"”]{1,500}|(?<![\p{L}\p{N}@./-])(?:[a-z\d-]{2,40}\.){1,3}[a-z]{2,8}\/[^\s<>"”]{1,500}/giu;

const blank = (run: string): string => '\uE000'.repeat(run.length);
const lowerLetter = (letter: string): string => {
  const lower = letter.toLowerCase();
  return lower.length === letter.length ? lower : letter;
};

export function foldTopic(topic: string): TypedText {
  const folded = topic.toWellFormed().replace(/\s+/g, ' ').trim().slice(0, LONGEST).toWellFormed().trim();
  const text = folded.replace(HEADING, '').replace(MARKS_BEFORE, '').replace(MARKS_AFTER, '');
  const plain = Array.from(text, lowerLetter)
    .join('')
    .replace(/[’‘`´]/g, "'");
  return { text, plain, prose: text.replace(CODE, blank).replace(ADDRESS, blank) };
}

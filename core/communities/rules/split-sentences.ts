import { anyOf } from '#core/text/any-of.ts';
const LINE_MARK = /^(?:[\s>#*•·‣▪◦●○–—-]+(?=\s|\S)|\(?\d{1,2}[.):]\s+|[a-z][.)]\s+)+/i;
/** Excludes a number in parentheses, as in "One (1)", which starts no list item. */
const INLINE_MARK = anyOf(
  'i',
  new RegExp(
    String.raw`(?<!\s|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|` +
      String.raw`sixty|ninety))\s{1,20}(?=\(?\d{1,2}[.)]\s)`,
  ),
  /[•·|‣▪●]/,
);
const SLASH = / \/ /;
/** Limited in length and anchored at the start, so that long runs of punctuation are processed fast. */
const SENTENCE_END = /(?<![.!?…])([.!?…]{1,20}["”’')\]*_~]{0,20})\s+/g;
/** Abbreviations: a period after one of them does not end a sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.?g|i\.?e|vs|approx|mr|mrs|dr|max|min|st|incl|[a-z])\.$/i;
const NUMBER_ABBREVIATION = /\bno\.$/i;
const ETC = /\betc\.$/i;
export const RULE_MAX = 10_000;

const splitAtEnds = (line: string): string[] => {
  const sentences: string[] = [];
  let from = 0;
  for (const match of line.matchAll(SENTENCE_END)) {
    const to = match.index + (match[1]?.length ?? 0);
    const sentence = line.slice(from, to);
    const next = line[match.index + match[0].length] ?? '';
    if (ABBREVIATION.test(sentence) || (ETC.test(sentence) && next === next.toLowerCase())) continue;
    if (NUMBER_ABBREVIATION.test(sentence) && /\d/.test(next)) continue;
    sentences.push(sentence);
    from = match.index + match[0].length;
  }
  return [...sentences, line.slice(from)];
};

/** Splits inline lists: "Mon: questions / Wed: wins / Fri: promotion". */
const splitAtSlashes = (line: string): string[] => {
  const parts = line.split(SLASH);
  return parts.length > 2 && parts.every((part) => part.trim().includes(' ')) ? parts : [line];
};

/** Splits a text into sentences and list items, verbatim. */
export const splitSentences = (text: string): string[] =>
  text
    .slice(0, RULE_MAX)
    .split('\n')
    .flatMap((line) => line.split(INLINE_MARK))
    .map((line) => line.replace(LINE_MARK, ''))
    .flatMap(splitAtSlashes)
    .flatMap(splitAtEnds)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}|\d ?[:/%]/u.test(sentence));

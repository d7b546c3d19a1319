import { splitFences } from './split-code.ts';

/** A sentence with its trailing spaces; a line in code and tables. `isFirst`: first in its line. */
export type Sentence = { text: string; quoted: boolean; code: boolean; isFirst: boolean };
type Change = (sentence: Sentence) => string | null;

const PREFIX = /^(?:[ ]*(?:>|[-*+] |\d{1,3}[.)] |#{1,6} ))*[ ]*/;
const END = /(?<![.!?…])[.!?…]+[)"'”’»\]*_~`]*(?: +|$)|(?<![。！？])[。！？]+[)"'”’»」』]*/g;
const NOT_AN_END =
  /(?:^|[^\p{L}])(?:e\.g|i\.e|etc|vs|mr|mrs|ms|dr|prof|no|inc|ltd|approx|ca|fig|cf|\p{Lu})\.\s*$/iu;
const SAYS_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}\uE000]/u;

/** Splits a line, without its list or quote prefix, into sentences that join to the same line. */
export function splitSentences(line: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of line.matchAll(END)) {
    const end = match.index + match[0].length;
    if (end === line.length) break;
    if (match[0].startsWith('.') && !match[0].startsWith('..')) {
      const abbreviated = NOT_AN_END.test(line.slice(Math.max(from, match.index - 8), end));
      if (abbreviated || /\p{Ll}/u.test(line[end] ?? '')) continue;
    }
    sentences.push(line.slice(from, end));
    from = end;
  }
  if (from < line.length) sentences.push(line.slice(from));
  return sentences;
}

const balance = (line: string): string => {
  const even = (sign: string) => line.split(sign).length % 2 === 1;
  return even('**') ? line : line.replaceAll('**', '');
};

const mapLine = (line: string, change: Change): string | null => {
  const prefix = PREFIX.exec(line)?.[0] ?? '';
  const rest = line.slice(prefix.length);
  const quoted = prefix.includes('>');
  const sentences = rest.startsWith('|') ? [rest] : splitSentences(rest);
  const changed = sentences.map((text, at) => change({ text, quoted, code: false, isFirst: at === 0 }));
  if (changed.every((text, index) => text === sentences[index])) return line;
  const left = balance(changed.join('').trimEnd());
  return SAYS_SOMETHING.test(left) ? prefix + left : null;
};

const mapProse = (text: string, change: Change): string =>
  text
    .split('\n')
    .map((line) => mapLine(line, change))
    .filter((line) => line !== null)
    .join('\n');

const mapCode = (text: string, change: Change): string =>
  text
    .split('\n')
    .map((line) => change({ text: line, quoted: false, code: true, isFirst: true }))
    .filter((line) => line !== null)
    .join('\n');

/** Replaces each sentence, or drops it if `change` returns null; drops lines without words left. */
export const mapSentences = (text: string, change: Change): string =>
  splitFences(text)
    .map((part) => (part.code ? mapCode : mapProse)(part.text, change))
    .join('');

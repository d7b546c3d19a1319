import { decodeEntities } from '#core/text/decode-entities.ts';

const LONGEST = 10_000;
const FENCE = /^\s{0,3}(?:```|~~~)/;
const QUOTE = /^\s{0,3}>(?![:;._-])/;
const CODE_INDENT = /^(?: {4}|\t)(?=\S)/;
const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/[’‘ʼ´`]/g, "'"],
  [/[“”„«»]/g, '"'],
  [/\[([^\][]{1,200})\]\([^()\s]{1,500}\)/g, '$1'],
  [/\bhttps?:\/\/\S+/gi, ' '],
  [/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, ''],
  [/\*\*|__|~~/g, ''],
  [/(?<![\w*])[*_](?=\w)|(?<=[\w.!?])[*_](?![\w*])/g, ''],
];

/** The author's words, without code, quotes, addresses and layout marks. */
export function toPlainProse(text: string): string {
  const lines = decodeEntities(text.slice(0, LONGEST)).split('\n');
  const own = ownLines(lines);
  // If a text consists only of quotes, they stay.
  const kept = own.some((line) => line.trim()) ? own : lines.map((line) => line.replace(QUOTE, ''));
  const prose = REWRITES.reduce((plain, [pattern, to]) => plain.replace(pattern, to), kept.join('\n'));
  return prose
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

function ownLines(lines: readonly string[]): string[] {
  let inCode = false;
  return lines.filter((line) => {
    if (FENCE.test(line)) inCode = !inCode;
    return !(inCode || FENCE.test(line) || QUOTE.test(line) || CODE_INDENT.test(line));
  });
}

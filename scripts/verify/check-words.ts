import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';

/** Words that nearly always have a plainer neighbor: docs/voice.md shows the style. */
const DIALECT =
  /\b(?:told|tells of (?!a draft)|whoever|nobody|anew|takes for|(?<!there )is none|once more|of theirs|one's own)\b/i;
const LONGEST_COMMENT = 3;
const SKIPPED = /^(node_modules|dist|data|test-results|playwright-report|\..*)$/;
const BLOCK = /(?<=^|\s)\/\*\*?\s([\s\S]*?)\*\//g;
const LINE = /(?:^|\s)\/\/ (.*)$/gm;
const TITLE = /^\s*(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])(.+?)\1/gm;
const SCREEN_TEXT = />\s*([^<>{}]*[a-z] [^<>{}]*)\s*</g;

type Phrase = { at: number; text: string };
const phrasesOf = (text: string, pattern: RegExp, group: number): Phrase[] =>
  [...text.matchAll(pattern)].map((match) => ({ at: match.index, text: match[group] ?? '' }));

/** Lines of JSDoc tags don't count: they are types. */
const countLines = (comment: string): number =>
  comment
    .trim()
    .split('\n')
    .filter((line) => !/^\s*\*? @/.test(line)).length;

function findFaults(path: string, text: string): string[] {
  const comments = [...phrasesOf(text, BLOCK, 1), ...phrasesOf(text, LINE, 1)];
  const titles = /\.(?:test|spec|contract|chaos)\.tsx?$/.test(path) ? phrasesOf(text, TITLE, 2) : [];
  const screens = path.startsWith('web/') && path.endsWith('.tsx') ? phrasesOf(text, SCREEN_TEXT, 1) : [];
  const place = ({ at }: Phrase) => `${path}:${text.slice(0, at).split('\n').length}`;
  const dialect = [...comments, ...titles, ...screens].flatMap((phrase) => {
    const word = DIALECT.exec(phrase.text)?.[0];
    return word === undefined ? [] : [`${place(phrase)} says "${word}". Say it plainly.`];
  });
  const long = comments
    .filter(({ text: comment }) => countLines(comment) > LONGEST_COMMENT)
    .map((comment) => `${place(comment)} has a comment of more than ${LONGEST_COMMENT} lines. Cut it.`);
  return [...dialect, ...long];
}

/** Checks comments, test titles and screen texts for the words of our dialect, and comments for their length. */
export function checkWords(root: string): { ok: boolean; output: string } {
  const faults = listFiles(root, SKIPPED)
    .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path) && path !== 'scripts/verify/check-words.ts')
    .flatMap((path) => findFaults(path, readFileSync(join(root, path), 'utf8')));
  return { ok: faults.length === 0, output: faults.join('\n') };
}

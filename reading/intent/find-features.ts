import type { Features } from '../linear/features.ts';

export type ThreadText = { title: string; text: string; subreddit?: string | undefined };

const LONGEST_TITLE = 300;
const OPENING = 700;
const CLOSING = 400;
const ADDRESS = /https?:\/\/\S+|www\.\S+/gi;
const TOKEN = /\p{L}[\p{L}\p{M}']*|\p{N}+(?:[.,]\p{N}+)*|[?!$€£…]/gu;

const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(ADDRESS, ' @link ')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\p{N}+/gu, '0');

const tokenize = (text: string): string[] => normalize(text).match(TOKEN) ?? [];

/** Word n-grams of up to `longest` words; "^" is the start, "$" the end. */
function findGrams(tokens: readonly string[], longest: number): Set<string> {
  const framed = ['^', ...tokens, '$'];
  const grams = new Set<string>(tokens);
  for (let size = 2; size <= longest; size += 1)
    for (let at = 0; at + size <= framed.length; at += 1) grams.add(framed.slice(at, at + size).join(' '));
  return grams;
}

const findPieces = (tokens: readonly string[]): Set<string> => {
  const pieces = new Set<string>();
  for (const token of tokens) {
    const word = `_${token}_`;
    for (let at = 0; at + 4 <= word.length; at += 1) pieces.add(word.slice(at, at + 4));
  }
  return pieces;
};

const SENTENCE = /[^.!?\n]+[.!?\n]*/g;
/** The questions in a text. */
const findQuestions = (text: string): string =>
  (text.match(SENTENCE) ?? []).filter((each) => each.includes('?')).join(' ');

const step = (count: number, base: number): number => Math.min(7, Math.floor(Math.log2(1 + count / base)));

function findForm({ title, text }: ThreadText, questions: string): string[] {
  const form = [`title ${step(title.length, 10)}`, `text ${step(text.length, 30)}`];
  if (!text.trim()) form.push('no text');
  if (title.includes('?')) form.push('title asks');
  if (title.trimEnd().endsWith('?')) form.push('title ends asking');
  form.push(`asks ${Math.min(4, questions.split('?').length - 1)}`);
  if (text.trimEnd().endsWith('?')) form.push('ends asking');
  if (/https?:|www\./i.test(text)) form.push('link');
  if (/^https?:\S+$/.test(text.trim())) form.push('only link');
  if (/```|^ {4}\S/m.test(text)) form.push('code');
  if (/^\s*(?:[-*•]|\d+[.)])\s/m.test(text)) form.push('list');
  if (/^\s*[[(]/.test(title)) form.push('tag');
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const mine = words.filter((word) => /^(?:i|my|me|we|our)$/.test(word)).length;
  form.push(`mine ${Math.min(5, Math.floor((20 * mine) / (words.length + 10)))}`);
  if (/[A-Z]{4}/.test(title)) form.push('shouts');
  if (/!/.test(title)) form.push('exclaims');
  return form;
}

const SCALES = { title: 3, ask: 3, body: 3, close: 2, pieces: 1, form: 1, place: 1 } as const;

/**
 * Title ("t "), questions ("q "), text ("b "), its last words ("e "), pieces ("~"), form ("#") and community ("r/").
 */
export function findFeatures(thread: ThreadText): Features {
  const title = thread.title.slice(0, LONGEST_TITLE);
  const text = thread.text;
  const body = text.length > OPENING + CLOSING ? `${text.slice(0, OPENING)} ${text.slice(-CLOSING)}` : text;
  const questions = findQuestions(body);
  const titleTokens = tokenize(title);
  const features = new Map<string, number>();
  const add = (prefix: string, names: ReadonlySet<string>, scale: number) => {
    const value = scale / Math.sqrt(Math.max(1, names.size));
    for (const name of names) features.set(`${prefix}${name}`, value);
  };
  add('t ', findGrams(titleTokens, 3), SCALES.title);
  add('b ', findGrams(tokenize(body), 2), SCALES.body);
  add('q ', findGrams(tokenize(questions), 3), SCALES.ask);
  add('e ', findGrams(tokenize(text.slice(-200)), 2), SCALES.close);
  add('~', findPieces(titleTokens), SCALES.pieces);
  add('r/', findPieces([(thread.subreddit ?? '').toLowerCase()]), SCALES.place);
  for (const sign of findForm({ title, text: body }, questions)) features.set(`#${sign}`, SCALES.form);
  return features;
}

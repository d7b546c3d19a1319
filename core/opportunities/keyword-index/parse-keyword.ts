import { foldWords } from './fold-letters.ts';

/** Consecutive words; a trailing `*` matches any ending. */
export type Phrase = readonly string[];

export type Expression =
  | { kind: 'phrase'; phrase: Phrase }
  | { kind: 'not'; of: Expression }
  | { kind: 'all' | 'any'; of: readonly Expression[] };

export type ParsedKeyword = { expression: Expression } | { problem: string };

const MAX_LENGTH = 300;
const MAX_WORDS = 8;
const MAX_DEPTH = 6;
const MIN_STEM = 3;
const TOO_LONG = `A phrase has at most ${MAX_WORDS} words.`;
const NO_WORD = 'There is no word to look for.';
/** Most keywords are only words and need no parsing. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
const TOKEN = /"[^"]*"?|[()|]|[^\s"()|]+/g;

class Problem extends Error {}

/** Parses `late payment`, `"net 30"`, `plug*`, `-hiring`, `(invoice OR billing) AND chase`. */
export function parseKeyword(text: string): ParsedKeyword {
  if (text.length > MAX_LENGTH) return { problem: `A keyword has at most ${MAX_LENGTH} characters.` };
  if (PLAIN.test(text)) return readPlain(text);
  const tokens = text.replace(/[“”„]/g, '"').match(TOKEN) ?? [];
  try {
    const { expression, rest } = readAny(tokens, 0);
    if (rest.length > 0) throw new Problem('There is a “)” too many.');
    if (!needsWords(expression)) throw new Problem('Say at least one word that a text must have.');
    return { expression };
  } catch (error) {
    if (error instanceof Problem) return { problem: error.message };
    throw error;
  }
}

/** The first invalid keyword and its problem; undefined if all are valid. */
export function findKeywordFault(keywords: readonly string[]): string | undefined {
  for (const keyword of keywords.filter(Boolean)) {
    const parsed = parseKeyword(keyword);
    if ('problem' in parsed) return `“${keyword}”: ${parsed.problem}`;
  }
  return undefined;
}

function readPlain(text: string): ParsedKeyword {
  const phrase = text.split(' ');
  return phrase.length > MAX_WORDS ? { problem: TOO_LONG } : { expression: { kind: 'phrase', phrase } };
}

type Read = { expression: Expression; rest: readonly string[] };

const group = (kind: 'all' | 'any', of: readonly Expression[]): Expression => {
  const [only] = of;
  if (!only) throw new Problem(NO_WORD);
  return of.length === 1 ? only : { kind, of };
};

function readAny(tokens: readonly string[], depth: number): Read {
  if (depth > MAX_DEPTH) throw new Problem(`Brackets go at most ${MAX_DEPTH} deep.`);
  const choices: Expression[] = [];
  let rest = tokens;
  for (;;) {
    const read = readAll(rest, depth);
    choices.push(read.expression);
    rest = read.rest;
    if (!isOr(rest[0])) return { expression: group('any', choices), rest };
    rest = rest.slice(1);
    if (rest[0] === undefined || rest[0] === ')') throw new Problem('Nothing follows “OR”.');
  }
}

const isOr = (token: string | undefined): boolean => token === 'OR' || token === '|';

function readAll(tokens: readonly string[], depth: number): Read {
  const parts: Expression[] = [];
  let rest = tokens;
  while (rest[0] !== undefined && rest[0] !== ')' && !isOr(rest[0])) {
    if (rest[0] === 'AND') {
      rest = rest.slice(1);
      continue;
    }
    const read = readPart(rest, depth);
    parts.push(read.expression);
    rest = read.rest;
  }
  return { expression: group('all', parts), rest };
}

function readPart(tokens: readonly string[], depth: number): Read {
  const [first = '', ...rest] = tokens;
  if (first === 'NOT' || first === '-') return negate(readPart(orEnd(rest), depth));
  if (first.startsWith('-')) return negate(readPart([first.slice(1), ...rest], depth));
  if (first === '(') return readGroup(rest, depth);
  if (first.startsWith('"'))
    return { expression: { kind: 'phrase', phrase: toPhrase(first.replaceAll('"', '')) }, rest };
  return readBareWords(tokens);
}

const negate = ({ expression, rest }: Read): Read => ({ expression: { kind: 'not', of: expression }, rest });

function orEnd(tokens: readonly string[]): readonly string[] {
  if (tokens[0] === undefined || tokens[0] === ')') throw new Problem('Nothing follows “NOT”.');
  return tokens;
}

function readGroup(tokens: readonly string[], depth: number): Read {
  if (tokens[0] === undefined || tokens[0] === ')') throw new Problem('Nothing follows a “(”.');
  const { expression, rest } = readAny(tokens, depth + 1);
  if (rest[0] !== ')') throw new Problem('A “(” has no “)”.');
  return { expression, rest: rest.slice(1) };
}

/** Words without operators between them form a phrase. */
function readBareWords(tokens: readonly string[]): Read {
  const end = tokens.findIndex((token, at) => at > 0 && (/^["()|-]/.test(token) || isOperator(token)));
  const bare = end === -1 ? tokens : tokens.slice(0, end);
  return {
    expression: { kind: 'phrase', phrase: toPhrase(bare.join(' ')) },
    rest: tokens.slice(bare.length),
  };
}

const isOperator = (token: string): boolean => token === 'AND' || token === 'OR' || token === 'NOT';

function toPhrase(text: string): Phrase {
  const words = text.split(/\s+/).flatMap(toWords);
  if (words.length === 0) throw new Problem(NO_WORD);
  if (words.length > MAX_WORDS) throw new Problem(TOO_LONG);
  return words;
}

function toWords(part: string): string[] {
  const words = foldWords(part).filter(Boolean);
  const last = words.pop();
  if (last === undefined) return [];
  const isStem = part.endsWith('*');
  if (isStem && last.length < MIN_STEM) throw new Problem(`Write at least ${MIN_STEM} letters before “*”.`);
  words.push(isStem ? `${last}*` : last);
  return words;
}

/** True if only texts that contain certain words can match. */
function needsWords(expression: Expression): boolean {
  if (expression.kind === 'phrase') return true;
  if (expression.kind === 'not') return false;
  return expression.kind === 'all' ? expression.of.some(needsWords) : expression.of.every(needsWords);
}

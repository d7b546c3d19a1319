import { decodeEntities } from '#core/text/decode-entities.ts';
import { indexCode } from './code-spans.ts';
import { readRun } from './emphasis.ts';
import { createFrames, type Frames } from './inline-frames.ts';
import { readAddress, readBracketEnd } from './links.ts';
import type { Budget, Inline } from './node.ts';

/** Parses a construct at an index and returns the index after it, or the same index if there is none. */
type Reader = (text: string, at: number, frames: Frames) => number;

/** Parses the text of a paragraph, heading or cell in one pass. */
export function parseInline(text: string, budget: Budget): Inline[] {
  const frames = createFrames(budget);
  const readCode = indexCode(text);
  let plain = 0;
  let at = 0;
  while (at < text.length && budget.left > 0) {
    const sign = text.charAt(at);
    const read = sign === '`' ? readCode : READERS.get(sign);
    let end = at;
    if (read) {
      if (plain < at) frames.addText(text.slice(plain, at));
      plain = at;
      end = plain = read(text, at, frames);
    }
    at = end > at ? end : at + 1;
  }
  if (plain < text.length) frames.addText(text.slice(plain));
  return frames.finish();
}

const readEscape: Reader = (text, at, frames) => {
  if (!/[!-/:-@[-`{-~]/.test(text.charAt(at + 1))) return at;
  frames.addText(text.charAt(at + 1));
  return at + 2;
};

const readStrike: Reader = (text, at, frames) => {
  if (text[at + 1] !== '~') return at;
  if (frames.find('~~')) frames.closeSpan('~~');
  else frames.open('~~');
  return at + 2;
};

const readSuperscript: Reader = (text, at, frames) => {
  if (text[at + 1] === '(') {
    frames.open('^(');
    return at + 2;
  }
  if (text.charAt(at + 1).trim() === '') return at;
  frames.open('^');
  return at + 1;
};

const readParenthesis: Reader = (text, at, frames) => {
  const around = frames.innermost('^(');
  if (!around) return at;
  if (text[at] === '(') around.parentheses++;
  else if (around.parentheses-- === 0) {
    frames.closeSpan('^(');
    return at + 1;
  }
  return at;
};

const readSpoiler: Reader = (text, at, frames) => {
  if (text.startsWith('>!', at)) frames.open('>!');
  else if (text.startsWith('!<', at) && frames.find('>!')) frames.closeSpan('>!');
  else return at;
  return at + 2;
};

const openBracket: Reader = (_, at, frames) => {
  frames.open('[');
  return at + 1;
};

const ENTITY = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z]{2,8}\d{0,2});/y;
const readEntity: Reader = (text, at, frames) => {
  ENTITY.lastIndex = at;
  const entity = ENTITY.exec(text)?.[0];
  if (!entity) return at;
  frames.addText(decodeEntities(entity));
  return at + entity.length;
};

const endWord: Reader = (text, at, frames) => {
  frames.endWord();
  if (text[at] !== '\n') return at;
  frames.add({ kind: 'break' });
  return at + 1;
};

const READERS = new Map<string, Reader>([
  ['\\', readEscape],
  ['*', readRun],
  ['_', readRun],
  ['~', readStrike],
  ['^', readSuperscript],
  ['(', readParenthesis],
  [')', readParenthesis],
  ['>', readSpoiler],
  ['!', readSpoiler],
  ['[', openBracket],
  [']', readBracketEnd],
  ['&', readEntity],
  [' ', endWord],
  ['\t', endWord],
  ['\n', endWord],
  ['<', readAddress],
  ['/', readAddress],
  ['h', readAddress],
  ['H', readAddress],
  ['r', readAddress],
  ['u', readAddress],
]);

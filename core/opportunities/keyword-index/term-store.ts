import { fillTables, FOLDED_CODES, isLetter, SEPARATOR, SILENT, STANDALONE_LETTERS } from './fold-letters.ts';
import type { Phrase } from './parse-keyword.ts';

const STAR = 42;
const GAP = 32;

/** All terms' letters in one array; a million strings would need twice the memory. */
export class TermStore {
  #letters: Uint16Array;
  #starts: Uint32Array;
  #end = 0;
  #count = 0;

  constructor(expected: number) {
    fillTables();
    this.#letters = new Uint16Array(Math.max(64, expected * 16));
    this.#starts = new Uint32Array(Math.max(8, expected + 2));
  }

  /** The number of terms, which is also the number of the last one. */
  get count(): number {
    return this.#count;
  }

  add(phrase: Phrase): number {
    const text = phrase.join(' ');
    if (this.#end + text.length > this.#letters.length) this.#letters = grown(this.#letters, text.length);
    if (this.#count + 2 >= this.#starts.length) {
      const more = new Uint32Array(Math.ceil(this.#starts.length * 1.5));
      more.set(this.#starts);
      this.#starts = more;
    }
    for (let index = 0; index < text.length; index += 1)
      this.#letters[this.#end + index] = text.charCodeAt(index);
    this.#end += text.length;
    this.#count += 1;
    this.#starts[this.#count + 1] = this.#end;
    return this.#count;
  }

  isSame(term: number, phrase: Phrase): boolean {
    const text = phrase.join(' ');
    const from = this.#starts[term] ?? 0;
    if ((this.#starts[term + 1] ?? 0) - from !== text.length) return false;
    for (let index = 0; index < text.length; index += 1)
      if (this.#letters[from + index] !== text.charCodeAt(index)) return false;
    return true;
  }

  /** True if the text from here on matches the term. */
  isAt(term: number, text: string, start: number): boolean {
    const end = this.#starts[term + 1] ?? 0;
    let at = start;
    for (let index = this.#starts[term] ?? 0; index < end; index += 1) {
      const wanted = this.#letters[index] ?? 0;
      if (wanted === STAR) at = skipWord(text, at);
      else if (wanted === GAP) {
        if (!isWordEnd(text, at)) return false;
        at = skipSeparators(text, at);
      } else {
        at = skipSilent(text, at);
        if (at >= text.length || FOLDED_CODES[text.charCodeAt(at)] !== wanted) return false;
        at += 1;
      }
    }
    return isWordEnd(text, at);
  }
}

function grown(letters: Uint16Array, least: number): Uint16Array {
  const more = new Uint16Array(Math.ceil(letters.length * 1.5) + least);
  more.set(letters);
  return more;
}

const foldedAt = (text: string, at: number): number =>
  at < text.length ? (FOLDED_CODES[text.charCodeAt(at)] ?? SEPARATOR) : SEPARATOR;

function skipSilent(text: string, from: number): number {
  let at = from;
  while (foldedAt(text, at) === SILENT) at += 1;
  return at;
}

function skipSeparators(text: string, from: number): number {
  let at = from;
  while (at < text.length && isBetweenWords(foldedAt(text, at))) at += 1;
  return at;
}

function skipWord(text: string, from: number): number {
  let at = from;
  while (isInWord(foldedAt(text, at)) && !STANDALONE_LETTERS[foldedAt(text, at)]) at += 1;
  return at;
}

const isBetweenWords = (folded: number): boolean => folded === SEPARATOR || folded === SILENT;
const isInWord = (folded: number): boolean => folded === SILENT || isLetter(folded);

/** A letter that is a word by itself always ends a word. */
function isWordEnd(text: string, from: number): boolean {
  const at = skipSilent(text, from);
  const isAlone = (place: number) => STANDALONE_LETTERS[foldedAt(text, place)] === 1;
  return !isLetter(foldedAt(text, at)) || isAlone(at) || (at > 0 && isAlone(from - 1));
}

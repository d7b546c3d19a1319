import { BitFilter } from './bit-filter.ts';
import { BOUNDARY, FOLDED, IS_WORD_ALONE, SEPARATOR, SILENT } from './fold-letters.ts';
import { addLetter, addWord, toStem } from './hash-words.ts';
import type { Phrase } from './parse-keyword.ts';
import { goesOn, PathTable, termOf } from './path-table.ts';
import { Paths } from './paths.ts';
import { TermStore } from './term-store.ts';

/** Phrases have about so many words on average. */
const WORDS_EACH = 1.8;
/** A power of two. */
const LATELY = 4_096;
const LONGEST_STEM = 31;
/** No letter before this one is a word alone. */
const FIRST_ALONE = 0x0e_00;

/**
 * Finds phrases in one pass over a text. A word is hashed while it is read; two filters of bits rule out nearly every
 * word that begins no phrase and continues none, and a hit is compared letter by letter.
 */
export class PhraseMatcher {
  readonly #seed: number;
  readonly #table: PathTable;
  readonly #terms: TermStore;
  readonly #first: BitFilter;
  readonly #next: BitFilter;
  /** Terms of other letters with the same hash. */
  readonly #others = new Map<number, number[]>();
  /** One bit for each length that a stem has. */
  #stemLengths = 0;
  /** What is known of the words that were looked up last; a text's words are mostly the same few. */
  readonly #lately = new Int32Array(LATELY * 2);
  #open = new Paths();
  #grown = new Paths();
  /** By term, the last text that had it. */
  #seen: Uint32Array<ArrayBuffer>;
  #text = 0;
  #found: number[] = [];

  /** The seed is not to be known to those who choose keywords: they could choose them of one hash. */
  constructor(expected: number, seed: number) {
    this.#seed = seed | 0;
    this.#table = new PathTable(expected * WORDS_EACH);
    this.#terms = new TermStore(expected);
    this.#first = new BitFilter(expected / 2);
    this.#next = new BitFilter(expected * 2);
    this.#seen = new Uint32Array(expected + 2);
  }

  /** The term's number, from 1; the same for the same phrase. */
  add(phrase: Phrase): number {
    let path = 0;
    for (let index = 0; index < phrase.length; index += 1) {
      const word = this.#hashWord(phrase[index] ?? '');
      path = index === 0 ? word : addWord(path, word);
      (index === 0 ? this.#first : this.#next).add(path);
      if (index === 0) this.#lately[(path & (LATELY - 1)) * 2] = 0;
      if (index < phrase.length - 1) this.#table.setGoesOn(path);
    }
    const known = termOf(this.#table.find(path));
    if (known === 0) {
      const term = this.#addTerm(phrase);
      this.#table.setTerm(path, term);
      return term;
    }
    return this.#findSame(known, phrase) ?? this.#addOther(known, phrase);
  }

  #findSame(known: number, phrase: Phrase): number | undefined {
    if (this.#terms.isSame(known, phrase)) return known;
    return this.#others.get(known)?.find((term) => this.#terms.isSame(term, phrase));
  }

  #addOther(known: number, phrase: Phrase): number {
    const term = this.#addTerm(phrase);
    this.#others.set(known, [...(this.#others.get(known) ?? []), term]);
    return term;
  }

  #addTerm(phrase: Phrase): number {
    const term = this.#terms.add(phrase);
    if (term >= this.#seen.length) {
      const seen = new Uint32Array(Math.ceil(term * 1.5));
      seen.set(this.#seen);
      this.#seen = seen;
    }
    return term;
  }

  #hashWord(word: string): number {
    const isStem = word.endsWith('*');
    const length = isStem ? word.length - 1 : word.length;
    let hash = this.#seed;
    for (let index = 0; index < length; index += 1) hash = addLetter(hash, word.charCodeAt(index));
    if (!isStem) return hash;
    this.#stemLengths |= 1 << Math.min(length, LONGEST_STEM);
    return toStem(hash);
  }

  /** The terms that occur in the text, each once. The array is used again for the next text. */
  find(text: string): readonly number[] {
    this.#text += 1;
    this.#found.length = 0;
    this.#open.count = 0;
    const stems = this.#stemLengths;
    const end = text.length;
    let at = 0;
    while (at < end) {
      let code = FOLDED[text.charCodeAt(at)] ?? SEPARATOR;
      if (code <= BOUNDARY) {
        if (code === BOUNDARY) this.#open.count = 0;
        at += 1;
        continue;
      }
      const start = at;
      const isAlone = code >= FIRST_ALONE && IS_WORD_ALONE[code] === 1;
      let word = this.#seed;
      let length = 0;
      for (;;) {
        if (code > BOUNDARY) {
          word = addLetter(word, code);
          length += 1;
          if (stems !== 0 && (stems & (1 << Math.min(length, LONGEST_STEM))) !== 0)
            this.#take(text, start, toStem(word));
        }
        at += 1;
        if (at === end || isAlone) break;
        code = FOLDED[text.charCodeAt(at)] ?? SEPARATOR;
        if (code <= BOUNDARY ? code !== SILENT : code >= FIRST_ALONE && IS_WORD_ALONE[code] === 1) break;
      }
      this.#take(text, start, word);
      const open = this.#open;
      this.#open = this.#grown;
      this.#grown = open;
      open.count = 0;
    }
    return this.#found;
  }

  /** One reading of a word, as a whole or as a stem: what it continues, and what it begins. */
  #take(text: string, start: number, word: number): void {
    const open = this.#open;
    for (let index = 0; index < open.count; index += 1) {
      const path = addWord(open.hash[index] ?? 0, word);
      const found = this.#next.mayHave(path) ? this.#table.find(path) : 0;
      if (found !== 0) this.#reach(text, open.start[index] ?? 0, path, found);
    }
    const found = this.#findWord(word);
    if (found !== 0) this.#reach(text, start, word, found);
  }

  /** The same as the table says, for a word that may begin a phrase. */
  #findWord(word: number): number {
    const lately = this.#lately;
    const place = (word & (LATELY - 1)) * 2;
    if (lately[place] === word) return lately[place + 1] ?? 0;
    const found = this.#first.mayHave(word) ? this.#table.find(word) : 0;
    lately[place] = word;
    lately[place + 1] = found;
    return found;
  }

  #reach(text: string, start: number, path: number, found: number): void {
    if (goesOn(found)) this.#grown.add(path, start);
    const term = termOf(found);
    if (term === 0) return;
    this.#keep(text, start, term);
    for (const other of this.#others.get(term) ?? []) this.#keep(text, start, other);
  }

  #keep(text: string, start: number, term: number): void {
    if (this.has(term) || !this.#terms.isAt(term, text, start)) return;
    this.#seen[term] = this.#text;
    this.#found.push(term);
  }

  /** Whether the text that was looked at last has the term. */
  has(term: number): boolean {
    return this.#seen[term] === this.#text;
  }
}

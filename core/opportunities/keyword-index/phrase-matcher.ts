import { BlockFilter } from './block-filter.ts';
import { addWord } from './hash-words.ts';
import type { Phrase } from './parse-keyword.ts';
import { continuesPath, getTerm, PathTable } from './path-table.ts';
import { TermStore } from './term-store.ts';
import { WordReader } from './word-reader.ts';

/** The expected number of paths per phrase: most phrases have at most two words, so they add one path. */
const PATHS_EACH = 1.2;

/**
 * Finds phrases in one pass over a text. A bit filter rules out nearly every word and word pair that starts no
 * phrase. The rest is looked up, and hits are compared letter by letter.
 */
export class PhraseMatcher {
  readonly #words: WordReader;
  readonly #table: PathTable;
  readonly #terms: TermStore;
  /** One-word phrases, and the first two words of the others. */
  readonly #begins: BlockFilter;
  /** Terms whose hash collides with another term's. */
  readonly #others = new Map<number, number[]>();
  /** Indexed by term: the last text that contained it. */
  #seen: Uint32Array<ArrayBuffer>;
  #text = 0;
  #found: number[] = [];

  /** The seed must stay secret: with it, a user could choose colliding keywords. */
  constructor(expected: number, seed: number) {
    this.#words = new WordReader(expected, seed);
    this.#table = new PathTable(expected * PATHS_EACH);
    this.#terms = new TermStore(expected);
    this.#begins = new BlockFilter(expected);
    this.#seen = new Uint32Array(expected + 2);
  }

  /** Returns the term's number, from 1; equal phrases share one. */
  add(phrase: Phrase): number {
    const path = this.#addPath(phrase);
    const known = getTerm(this.#table.find(path));
    if (known === 0) {
      const term = this.#addTerm(phrase);
      this.#table.setTerm(path, term);
      return term;
    }
    return this.#findSame(known, phrase) ?? this.#addOther(known, phrase);
  }

  #addPath(phrase: Phrase): number {
    const first = this.#words.hashOf(phrase[0] ?? '');
    let path = first;
    if (phrase.length === 1) this.#begins.add(first, first);
    for (let index = 1; index < phrase.length; index += 1) {
      path = addWord(path, this.#words.hashOf(phrase[index] ?? ''));
      if (index === 1) this.#begins.add(first, path);
      if (index < phrase.length - 1) this.#table.setGoesOn(path);
    }
    return path;
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

  /** The terms in the text, without duplicates. The array is reused for the next text. */
  find(text: string): readonly number[] {
    this.#text += 1;
    this.#found.length = 0;
    this.#words.read(text);
    const { count, readings, ends } = this.#words;
    let from = 0;
    for (let no = 0; no < count; no += 1) {
      const to = ends[no] ?? 0;
      const last = no + 1 < count ? (ends[no + 1] ?? 0) : to;
      for (let at = from; at < to; at += 1) {
        const word = readings[at] ?? 0;
        if (this.#begins.mayHave(word, word)) this.#follow(text, no, word, count);
        for (let next = to; next < last; next += 1) {
          const path = addWord(word, readings[next] ?? 0);
          if (this.#begins.mayHave(word, path)) this.#follow(text, no, path, no + 2);
        }
      }
      from = to;
    }
    return this.#found;
  }

  /** Collects the terms that end with a path, and follows its continuations from `next`. */
  #follow(text: string, first: number, path: number, next: number): void {
    const { count, starts, readings, ends } = this.#words;
    const found = this.#table.find(path);
    const term = getTerm(found);
    if (term !== 0) {
      const start = starts[first] ?? 0;
      this.#keep(text, start, term);
      for (const other of this.#others.get(term) ?? []) this.#keep(text, start, other);
    }
    if (!continuesPath(found) || next >= count) return;
    for (let at = ends[next - 1] ?? 0; at < (ends[next] ?? 0); at += 1)
      this.#follow(text, first, addWord(path, readings[at] ?? 0), next + 1);
  }

  #keep(text: string, start: number, term: number): void {
    if (this.has(term) || !this.#terms.isAt(term, text, start)) return;
    this.#seen[term] = this.#text;
    this.#found.push(term);
  }

  /** True if the last text contained the term. */
  has(term: number): boolean {
    return this.#seen[term] === this.#text;
  }
}

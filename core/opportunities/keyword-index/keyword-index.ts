import type { Expression } from './parse-keyword.ts';
import { PhraseMatcher } from './phrase-matcher.ts';

/** An expression whose phrases are the matcher's terms. */
type Compiled =
  | { kind: 'term'; term: number }
  | { kind: 'not'; of: Compiled }
  | { kind: 'all' | 'any'; of: readonly Compiled[] };

const NONE = -1;

/**
 * Finds which of many keywords occur in a text, for all workspaces at once. The caller numbers its keywords from 0. Keywords
 * can be added and removed without a rebuild.
 */
export class KeywordIndex {
  readonly #matcher: PhraseMatcher;
  /**
   * Single-phrase keywords as linked lists: each keyword's term, each term's first keyword, and each keyword's next.
   */
  #termOf: Int32Array<ArrayBuffer>;
  #nextOf: Int32Array<ArrayBuffer>;
  #firstOf: Int32Array<ArrayBuffer>;
  /** All other keywords, and the terms that may make them true. */
  readonly #compounds = new Map<number, Compiled>();
  readonly #compoundsOf = new Map<number, Set<number>>();

  /** More keywords than expected only slow it down. `PhraseMatcher` explains the seed. */
  constructor({ expected, seed }: { expected: number; seed: number }) {
    this.#matcher = new PhraseMatcher(expected, seed);
    this.#termOf = new Int32Array(expected);
    this.#nextOf = new Int32Array(expected).fill(NONE);
    this.#firstOf = new Int32Array(expected + 2).fill(NONE);
  }

  add(keyword: number, expression: Expression): void {
    this.remove(keyword);
    const compiled = this.#compile(expression);
    if (compiled.kind === 'term') this.#link(keyword, compiled.term);
    else {
      this.#compounds.set(keyword, compiled);
      for (const term of causesOf(compiled) ?? []) this.#causedBy(term).add(keyword);
    }
  }

  remove(keyword: number): void {
    this.#unlink(keyword);
    const compiled = this.#compounds.get(keyword);
    if (!compiled) return;
    this.#compounds.delete(keyword);
    for (const term of causesOf(compiled) ?? []) {
      const caused = this.#causedBy(term);
      caused.delete(keyword);
      if (caused.size === 0) this.#compoundsOf.delete(term);
    }
  }

  /** The numbers of the matching keywords, without duplicates. */
  match(text: string): number[] {
    const terms = this.#matcher.find(text);
    const found: number[] = [];
    if (terms.length === 0) return found;
    const possible = new Set<number>();
    for (const term of terms) {
      for (let next = this.#firstOf[term] ?? NONE; next !== NONE; next = this.#nextOf[next] ?? NONE)
        found.push(next);
      if (this.#compoundsOf.size > 0)
        for (const keyword of this.#compoundsOf.get(term) ?? []) possible.add(keyword);
    }
    for (const keyword of possible) {
      const compiled = this.#compounds.get(keyword);
      if (compiled && this.#isTrue(compiled)) found.push(keyword);
    }
    return found;
  }

  #isTrue(compiled: Compiled): boolean {
    switch (compiled.kind) {
      case 'term':
        return this.#matcher.has(compiled.term);
      case 'not':
        return !this.#isTrue(compiled.of);
      case 'all':
        return compiled.of.every((part) => this.#isTrue(part));
      case 'any':
        return compiled.of.some((part) => this.#isTrue(part));
    }
  }

  #compile(expression: Expression): Compiled {
    switch (expression.kind) {
      case 'phrase':
        return { kind: 'term', term: this.#matcher.add(expression.phrase) };
      case 'not':
        return { kind: 'not', of: this.#compile(expression.of) };
      case 'all':
      case 'any':
        return { kind: expression.kind, of: expression.of.map((part) => this.#compile(part)) };
    }
  }

  #causedBy(term: number): Set<number> {
    const caused = this.#compoundsOf.get(term) ?? new Set();
    this.#compoundsOf.set(term, caused);
    return caused;
  }

  #link(keyword: number, term: number): void {
    this.#termOf = withRoom(this.#termOf, keyword, 0);
    this.#nextOf = withRoom(this.#nextOf, keyword, NONE);
    this.#firstOf = withRoom(this.#firstOf, term, NONE);
    this.#termOf[keyword] = term;
    this.#nextOf[keyword] = this.#firstOf[term] ?? NONE;
    this.#firstOf[term] = keyword;
  }

  #unlink(keyword: number): void {
    const term = this.#termOf[keyword] ?? 0;
    if (term === 0) return;
    const next = this.#nextOf[keyword] ?? NONE;
    let before = this.#firstOf[term] ?? NONE;
    if (before === keyword) this.#firstOf[term] = next;
    else {
      while (this.#nextOf[before] !== keyword) before = this.#nextOf[before] ?? NONE;
      this.#nextOf[before] = next;
    }
    this.#termOf[keyword] = 0;
    this.#nextOf[keyword] = NONE;
  }
}

/** The terms an expression needs to be true; null if any text may match. For "all", one part's terms suffice. */
function causesOf(compiled: Compiled): readonly number[] | null {
  if (compiled.kind === 'term') return [compiled.term];
  if (compiled.kind === 'not') return null;
  const parts = compiled.of.map(causesOf);
  const telling = parts.filter((part) => part !== null);
  if (compiled.kind === 'any') return telling.length === parts.length ? telling.flat() : null;
  return telling.toSorted((one, other) => one.length - other.length)[0] ?? null;
}

function withRoom(numbers: Int32Array<ArrayBuffer>, index: number, fill: number): Int32Array<ArrayBuffer> {
  if (index < numbers.length) return numbers;
  const more = new Int32Array(Math.ceil(index * 1.5) + 16).fill(fill);
  more.set(numbers);
  return more;
}

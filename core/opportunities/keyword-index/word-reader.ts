import { BlockFilter } from './block-filter.ts';
import { BOUNDARY, fillTables, FOLDED_CODES, SEPARATOR, SILENT, STANDALONE_LETTERS } from './fold-letters.ts';
import { addLetter, toStem } from './hash-words.ts';

/** Only characters from this code on can be words by themselves. */
const FIRST_ALONE = 0x0e_00;
/** Marks a boundary, so that the words around it are not adjacent. */
const NO_WORD = 0x5b_d1_e9_95;
const NOWHERE = -1;
/** One in this many keywords ends in a stem. */
const KEYWORDS_A_STEM = 16;
const FIRST_ROOM = 256;

/** Hashes the words of a text. Each word gets a hash for the whole word and one for each stem in use. */
export class WordReader {
  readonly #seed: number;
  readonly #stems: BlockFilter;
  #shortestStem = Infinity;
  #longestStem = 0;
  #wholes = new Int32Array(FIRST_ROOM);
  #stops = new Int32Array(FIRST_ROOM);
  #stemReadings = new Int32Array(FIRST_ROOM);
  #stemEnds = new Int32Array(FIRST_ROOM);
  #places = countUp(FIRST_ROOM);

  count = 0;
  /** Indexed by word: where it starts in the text. */
  starts = new Int32Array(FIRST_ROOM);
  readings = this.#wholes;
  /** Indexed by word: the index after its last hash. */
  ends = this.#places;

  constructor(expected: number, seed: number) {
    fillTables();
    this.#stems = new BlockFilter(expected / KEYWORDS_A_STEM);
    this.#seed = seed | 0;
  }

  /** The hash of a keyword's word. A stem is matched from now on. */
  hashOf(word: string): number {
    const isStem = word.endsWith('*');
    const length = isStem ? word.length - 1 : word.length;
    let hash = this.#seed;
    for (let index = 0; index < length; index += 1) hash = addLetter(hash, word.charCodeAt(index));
    if (!isStem) return hash;
    const stem = toStem(hash);
    this.#shortestStem = Math.min(this.#shortestStem, length);
    this.#longestStem = Math.max(this.#longestStem, length);
    this.#stems.add(stem, stem);
    return stem;
  }

  read(text: string): void {
    this.#makeRoom(text.length);
    this.count = 0;
    const [seed, end] = [this.#seed, text.length];
    let [start, word] = [NOWHERE, seed];
    for (let at = 0; at < end; at += 1) {
      const code = FOLDED_CODES[text.charCodeAt(at)] ?? SEPARATOR;
      if (code < FIRST_ALONE ? code !== SEPARATOR : isPartOfWord(code)) {
        if (start === NOWHERE) start = at;
        word = addLetter(word, code);
      } else if (code !== SILENT) {
        if (start !== NOWHERE) this.#add(start, at, word);
        if (code !== SEPARATOR) this.#add(at, at + 1, code === BOUNDARY ? NO_WORD : addLetter(seed, code));
        start = NOWHERE;
        word = seed;
      }
    }
    if (start !== NOWHERE) this.#add(start, end, word);
    if (this.#longestStem > 0) {
      this.#readStems(text);
    } else {
      this.readings = this.#wholes;
      this.ends = this.#places;
    }
  }

  #add(start: number, stop: number, word: number): void {
    const no = this.count;
    this.starts[no] = start;
    this.#stops[no] = stop;
    this.#wholes[no] = word;
    this.count = no + 1;
  }

  #readStems(text: string): void {
    const stops = this.#stops;
    const ends = this.#stemEnds;
    let readings = this.#stemReadings;
    let last = 0;
    const add = (reading: number) => {
      if (last === readings.length) readings = doubled(readings);
      readings[last] = reading;
      last += 1;
    };
    for (let no = 0; no < this.count; no += 1) {
      add(this.#wholes[no] ?? 0);
      const start = this.starts[no] ?? 0;
      const stop = stops[no] ?? 0;
      let word = this.#seed;
      let length = 0;
      if (stop - start >= this.#shortestStem)
        for (let at = start; at < stop && length < this.#longestStem; at += 1) {
          const code = FOLDED_CODES[text.charCodeAt(at)] ?? SEPARATOR;
          if (code === SILENT) continue;
          word = addLetter(word, code);
          length += 1;
          if (length >= this.#shortestStem && this.#stems.mayHave(toStem(word), toStem(word)))
            add(toStem(word));
        }
      ends[no] = last;
    }
    this.#stemReadings = readings;
    this.readings = readings;
    this.ends = ends;
  }

  /** Reserves room for every letter, since each may be a word. */
  #makeRoom(letters: number): void {
    if (letters <= this.starts.length) return;
    this.starts = new Int32Array(letters * 2);
    this.#wholes = new Int32Array(letters * 2);
    this.#stops = new Int32Array(letters * 2);
    this.#stemEnds = new Int32Array(letters * 2);
    this.#places = countUp(letters * 2);
  }
}

const isPartOfWord = (code: number): boolean =>
  code !== SILENT && code !== BOUNDARY && STANDALONE_LETTERS[code] !== 1;

function doubled(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const more = new Int32Array(numbers.length * 2);
  more.set(numbers);
  return more;
}

const countUp = (length: number): Int32Array<ArrayBuffer> => Int32Array.from({ length }, (_, no) => no + 1);

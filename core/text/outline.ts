import { NEAR_DUPLICATE_THRESHOLD } from './measure-similarity.ts';

/** The number of trigrams in a text, and a bit array in which each trigram flips one bit. */
export type Outline = { readonly count: number; readonly bits: Uint32Array };

const SMALL_WORDS = 8;
/** Short texts need few bits; in long ones, few bits would be random noise. */
const LARGE_WORDS = 128;
const SMALL_TEXT = 400;
const HEX_DIGITS = 8;

export function buildOutline(grams: readonly number[]): Outline {
  const bits = new Uint32Array(grams.length <= SMALL_TEXT ? SMALL_WORDS : LARGE_WORDS);
  for (const gram of grams) {
    const bit = (gram >>> 0) % (32 * bits.length);
    bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) ^ (1 << (bit & 31));
  }
  return { count: grams.length, bits };
}

/** The minimum and maximum trigram counts of a near-duplicate of a text with `count` trigrams. */
export const nearDuplicateRange = (count: number): readonly [number, number] => [
  Math.floor(count * NEAR_DUPLICATE_THRESHOLD),
  Math.ceil(count / NEAR_DUPLICATE_THRESHOLD),
];

/** False only if the texts can't be near-duplicates: each differing trigram changes at most one bit. */
export function mayBeNearDuplicates(one: Outline, other: Outline): boolean {
  const all = one.count + other.count;
  const mayDiffer = (all * (1 - NEAR_DUPLICATE_THRESHOLD)) / (1 + NEAR_DUPLICATE_THRESHOLD) + 1e-6;
  if (Math.abs(one.count - other.count) > mayDiffer) return false;
  const [left, right] = [one.bits, other.bits];
  if (left.length !== right.length) return mayBeNearDuplicates(shrink(one), shrink(other));
  let differing = 0;
  for (let at = 0; at < left.length; at += 1) {
    differing += countBits((left[at] ?? 0) ^ (right[at] ?? 0));
    if (differing > mayDiffer) return false;
  }
  return true;
}

/** Reduces the outline to few bits by folding. */
function shrink({ count, bits }: Outline): Outline {
  const fewer = new Uint32Array(SMALL_WORDS);
  for (const [at, word] of bits.entries()) fewer[at % SMALL_WORDS] = (fewer[at % SMALL_WORDS] ?? 0) ^ word;
  return { count, bits: fewer };
}

function countBits(word: number): number {
  let pairs = word - ((word >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export const packOutline = ({ bits }: Outline): string =>
  Array.from(bits, (word) => word.toString(16).padStart(HEX_DIGITS, '0')).join('');

export function unpackOutline(count: number, packed: string): Outline {
  const bits = new Uint32Array(packed.length / HEX_DIGITS);
  for (let at = 0; at < bits.length; at += 1)
    bits[at] = Number.parseInt(packed.slice(at * HEX_DIGITS, (at + 1) * HEX_DIGITS), 16);
  return { count, bits };
}

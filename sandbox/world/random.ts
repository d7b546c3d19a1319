/** Returns the next number of a seeded sequence: 0 ≤ x < 1. */
export type Random = () => number;

function mix(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

function foldText(text: string): number {
  let folded = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) folded = Math.imul(folded ^ text.charCodeAt(at), 0x01000193);
  return folded >>> 0;
}

/** Hashes numbers and strings to an unsigned 32-bit integer. */
export function hash(...parts: readonly (number | string)[]): number {
  let folded = 0x9e3779b9;
  for (const part of parts) {
    const value = typeof part === 'string' ? foldText(part) : part;
    folded = mix(folded ^ value ^ Math.floor(value / 0x100000000));
    folded = (Math.imul(folded, 5) + 0xe6546b64) | 0;
  }
  return mix(folded);
}

/** The hash as a fraction: 0 ≤ x < 1. */
export function hashFraction(...parts: readonly (number | string)[]): number {
  return hash(...parts) / 0x100000000;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 0x100000000;
  };
}

export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

export function pick<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new Error('pick from an empty list');
  return chosen;
}

/** A log-normal value with median 1: many small values and a long tail of large ones. */
export function drawSkewed(random: Random, spread = 0.9): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.exp(normal * spread);
}

export function shuffle<T>(list: readonly T[], seed: number): readonly T[] {
  const random = createRandom(seed);
  return list
    .map((item) => ({ item, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

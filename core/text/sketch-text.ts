import { listTrigrams, NEAR_DUPLICATE_THRESHOLD } from './measure-similarity.ts';
import { buildOutline, type Outline } from './outline.ts';

/** The hashed word trigrams of a text, ascending: enough to compare texts without reading them again. */
export type HashedTrigrams = readonly number[];
/** The form of a text that can be compared with others. */
export type Sketch = { readonly grams: HashedTrigrams; readonly outline: Outline };

const DIGITS = 12;
const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function sketchText(text: string): Sketch {
  const hashes = new Set<number>();
  for (const gram of listTrigrams(text)) hashes.add(hash48(gram));
  const grams = Array.from(Float64Array.from(hashes).sort());
  return { grams, outline: buildOutline(grams) };
}

/** True if two texts are near-duplicates; stops early once too many trigrams differ. */
export function areNearDuplicates(one: HashedTrigrams, other: HashedTrigrams): boolean {
  const needed = Math.floor(
    (NEAR_DUPLICATE_THRESHOLD * (one.length + other.length)) / (1 + NEAR_DUPLICATE_THRESHOLD),
  );
  let shared = 0;
  for (let at = 0, there = 0; at < one.length && there < other.length;) {
    if (shared + Math.min(one.length - at, other.length - there) < needed) return false;
    const difference = (one[at] ?? 0) - (other[there] ?? 0);
    if (difference === 0) shared += 1;
    if (difference <= 0) at += 1;
    if (difference >= 0) there += 1;
  }
  const all = one.length + other.length - shared;
  return all > 0 && shared / all >= NEAR_DUPLICATE_THRESHOLD;
}

/** Writes each trigram as 12 hex digits. */
export const packGrams = (grams: HashedTrigrams): string =>
  grams.map((gram) => toHex(Math.floor(gram / 2 ** 24)) + toHex(gram % 2 ** 24)).join('');

const toHex = (bits24: number): string =>
  `${BYTES[bits24 >>> 16]}${BYTES[(bits24 >>> 8) & 0xff]}${BYTES[bits24 & 0xff]}`;

export const unpackGrams = (packed: string): HashedTrigrams =>
  Array.from({ length: packed.length / DIGITS }, (_, at) =>
    Number.parseInt(packed.slice(at * DIGITS, (at + 1) * DIGITS), 16),
  );

/** Computes two multiplicative hashes in one pass, reduced to 48 bits. */
function hash48(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
    high ^= high >>> 13;
  }
  low ^= low >>> 15;
  return ((high ^ low) & 0xffff) * 2 ** 32 + (low >>> 0);
}

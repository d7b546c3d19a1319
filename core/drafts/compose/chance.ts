import type { Random } from '../random-of.ts';

/** Picks one item of a non-empty list. */
export const pick = <T>(list: readonly [T, ...T[]], random: Random): T =>
  list[Math.floor(random() * list.length)] ?? list[0];

export const shuffle = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);

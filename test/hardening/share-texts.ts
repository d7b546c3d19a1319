import { sample, sampleOr, SEED } from '../sample.ts';
import type { Schema } from './described-routes.ts';

/** A field or a parameter that takes text. */
export type Place = { readonly name: string; readonly schema: Schema };

/**
 * Distributes texts over places. All places of one schema run the same code, so together they get each text once,
 * plus `more` drawn texts each. In the deep suite each place gets all texts.
 */
export function shareTexts(places: readonly Place[], texts: readonly string[], more: number) {
  const shared = new Map<string, readonly string[]>();
  for (const alike of Map.groupBy(places, ({ schema }) => JSON.stringify(schema)).values())
    for (const [turn, { name }] of alike.entries()) {
      const own = new Set(texts.filter((_, at) => (at + SEED) % alike.length === turn));
      for (const text of sample(texts, more, name)) own.add(text);
      shared.set(name, sampleOr([...own], texts));
    }
  return (name: string): readonly string[] => shared.get(name) ?? [];
}

import { sample, sampleOr, SEED } from '../sample.ts';
import type { Schema } from './described-routes.ts';

/** A field or a parameter that takes text. */
export type Place = { readonly name: string; readonly schema: Schema };

/**
 * The texts for each place. The same code reads all places of one schema, so together they get each text once, and
 * each gets `more` that the seed draws. In the deep suite each place gets all texts.
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

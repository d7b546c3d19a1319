import { wordsByStem } from '#core/text/stem-words.ts';
import type { ThreadToScore } from '../score-thread.ts';
import type { Rating } from './rating.ts';

const WEIGHT = 15;
/** A single shared word is often chance. */
const ENOUGH = 2;
const MOST_NAMED = 3;
const LONGEST = 4_000;

/** Rates how well a thread fits the product, by shared words. Empty without a product description. */
export function rateFit({ title, text, comment, product }: ThreadToScore): Rating[] {
  if (!product || product.size === 0) return [];
  const words = wordsByStem(`${title}\n${text.slice(0, LONGEST)}\n${comment ?? ''}`);
  const shared = [...words].filter(([stem]) => product.has(stem)).map(([, word]) => `“${word}”`);
  const because =
    shared.length === 0
      ? 'Shares no word with your product’s facts.'
      : `Shares ${shared.slice(0, MOST_NAMED).join(', ')} with your product’s facts.`;
  return [{ name: 'fit', weight: WEIGHT, share: Math.min(1, shared.length / ENOUGH), because }];
}

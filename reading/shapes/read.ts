import type { ShapeGuess } from '#contract/drafting/shapes.ts';
import { createGuesser } from './create-guesser.ts';
import weights from './weights.json' with { type: 'json' };

const guess = createGuesser(weights);

/** Guesses the shape of a text on `topic` with fitted weights. */
export function guessShape(topic: string): ShapeGuess {
  const { shape, sure } = guess(topic);
  return { shape, sure };
}

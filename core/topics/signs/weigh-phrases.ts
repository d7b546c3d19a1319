import { TOPIC_KINDS, type TopicKind } from '../topic.ts';
import { findPhrases, type Phrase } from './find-phrases.ts';
import { PHRASE_WEIGHTS } from './phrase-weights.ts';
import { readWeights, weighSigns } from './weigh-signs.ts';

/** After the kinds comes what a sign says whatever the kind. */
const OUTCOMES = TOPIC_KINDS.length + 1;
const WEIGHTS = readWeights(PHRASE_WEIGHTS);

/** The phrase that a topic of a kind is most likely about. */
export function findSubjectOf(plain: string, kind: TopicKind): Phrase | null {
  const own = TOPIC_KINDS.indexOf(kind);
  let best: { phrase: Phrase; weight: number } | null = null;
  for (const phrase of findPhrases(plain)) {
    const sums = weighSigns(WEIGHTS, phrase.signs, OUTCOMES);
    const weight = (sums[own] ?? 0) + (sums[OUTCOMES - 1] ?? 0);
    if (!best || weight > best.weight) best = { phrase, weight };
  }
  return best?.phrase ?? null;
}

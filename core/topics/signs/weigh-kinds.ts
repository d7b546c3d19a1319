import { TOPIC_KINDS, type TopicKind } from '../topic.ts';
import type { TypedText } from '../typed-text.ts';
import { KIND_WEIGHTS } from './kind-weights.ts';
import { PLACE_WEIGHTS } from './place-weights.ts';
import { signsOfTopic } from './signs-of-topic.ts';
import { readWeights, weighSigns } from './weigh-signs.ts';

const WEIGHTS = new Map([...readWeights(KIND_WEIGHTS), ...readWeights(PLACE_WEIGHTS)]);

/** How much all signs of a topic together say for each kind. */
export function weighKinds(typed: TypedText): Record<TopicKind, number> {
  const sums = weighSigns(WEIGHTS, signsOfTopic(typed), TOPIC_KINDS.length);
  return Object.fromEntries(TOPIC_KINDS.map((kind, at) => [kind, sums[at] ?? 0])) as Record<
    TopicKind,
    number
  >;
}

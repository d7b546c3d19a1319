import { type Intent, INTENTS, THREAD_TYPES, type ThreadType } from '#contract/reading/thread-classes.ts';
import { createClassifier } from '../linear/classify.ts';
import { findFeatures, type ThreadText } from './find-features.ts';
import intentWeights from './intent-weights.json' with { type: 'json' };
import typeWeights from './type-weights.json' with { type: 'json' };

/** Probabilities are between 0 and 1 and sum to 1. */
export type ThreadReading = {
  intent: Intent;
  intents: Record<Intent, number>;
  threadType: ThreadType;
  /** True if the type is more likely right than wrong. */
  isTypeSure: boolean;
};

const readIntent = createClassifier(intentWeights);
const readType = createClassifier(typeWeights);

/** Reads what the author of a thread wants, and the kind of thread, with fitted weights. */
export function readThread(thread: ThreadText): ThreadReading {
  const features = findFeatures(thread);
  const { index, probabilities } = readIntent(features);
  const type = readType(features);
  return {
    intent: INTENTS[index] ?? 'none',
    intents: Object.fromEntries(INTENTS.map((intent, i) => [intent, probabilities[i] ?? 0])) as Record<
      Intent,
      number
    >,
    threadType: THREAD_TYPES[type.index] ?? 'other',
    isTypeSure: (type.probabilities[type.index] ?? 0) >= 0.5,
  };
}

/** How strongly each sentence alone indicates an intent. */
export const weighSentences = (sentences: readonly string[], intent: Intent): number[] =>
  sentences.map((text, i) => {
    const features = findFeatures(i === 0 ? { title: text, text: '' } : { title: '', text });
    return readIntent(features).probabilities[INTENTS.indexOf(intent)] ?? 0;
  });

import type { Benchmark } from '../benchmark.ts';
import { measurePromotion, measureThreads } from '../reading/measure-reading.ts';

/** How the judge sets are read: real threads and rules, labeled by two readers, that nothing was fitted to. */
const ofThreads = (field: 'intent' | 'type', atLeast: number): Benchmark => ({
  key: `reading.${field}`,
  name: `macro-F1 of a thread's ${field}`,
  unit: 'F1',
  target: { atLeast },
  measure: async ({ broken }) => {
    const { macroF1, commonest } = measureThreads(field, broken);
    return { value: macroF1, against: { what: 'the commonest class', value: commonest } };
  },
});

const ofPromotion = (
  key: 'precision' | 'recall' | 'unclear' | 'milder',
  target: Benchmark['target'],
): Benchmark => ({
  key: `reading.promotion.${key}`,
  name: `verdicts on promotion: ${key}`,
  unit: 'share',
  target,
  measure: async ({ broken }) => {
    const figures = measurePromotion(broken);
    return { value: figures[key], against: { what: 'all', value: 1 } };
  },
});

export const READING_CLAIMS: readonly Benchmark[] = [
  ofThreads('intent', 0.7),
  ofThreads('type', 0.6),
  ofPromotion('precision', { atLeast: 0.93 }),
  ofPromotion('recall', { atLeast: 0.8 }),
  ofPromotion('unclear', { atMost: 0.15 }),
  ofPromotion('milder', { atMost: 0.02 }),
];

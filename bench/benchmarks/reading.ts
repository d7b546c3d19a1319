import type { Benchmark } from '../benchmark.ts';
import { countHeuristics } from '../reading/count-heuristics.ts';
import { type Lead, measureRanking, measureSkips } from '../reading/measure-ranking.ts';
import { measurePromotion, measureThreads } from '../reading/measure-reading.ts';

/** Accuracy on the judge sets: real threads and rules, labeled by two readers and held out from fitting. */
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

/** The lower bound of a lead in NDCG@10 over 20 products with 50 threads each. */
const ofLead = (
  key: string,
  name: string,
  plain: string,
  measureLead: (broken: boolean) => Lead,
): Benchmark => ({
  key,
  name,
  unit: 'NDCG',
  target: { atLeast: 0.001 },
  measure: async ({ broken }) => {
    const lead = measureLead(broken);
    console.log(`${key}: NDCG@10 ${lead.ndcg.toFixed(3)}, ${plain} ${lead.plain.toFixed(3)}`);
    return { value: lead.low, against: { what: plain, value: lead.plain } };
  },
});

const HEURISTICS: Benchmark = {
  key: 'reading.lines',
  name: 'lines of hand-written heuristics',
  unit: 'lines',
  target: { atMost: 6_000 },
  measure: async ({ broken }) => {
    const folders = [...countHeuristics(broken ? ['core/**'] : undefined)];
    for (const [folder, lines] of folders) console.log(`${folder}: ${lines}`);
    const value = folders.reduce((sum, [, lines]) => sum + lines, 0);
    return { value, against: { what: 'before the readers learned', value: 15_264 } };
  },
};

export const READING_CLAIMS: readonly Benchmark[] = [
  ofThreads('intent', 0.7),
  ofThreads('type', 0.6),
  ofPromotion('precision', { atLeast: 0.93 }),
  ofPromotion('recall', { atLeast: 0.8 }),
  ofPromotion('unclear', { atMost: 0.15 }),
  ofPromotion('milder', { atMost: 0.02 }),
  ofLead('reading.ranking', 'lead of the score over plain orders', 'the better plain order', measureRanking),
  ofLead('reading.skips', 'what 30 skips add', 'without the skips', measureSkips),
  HEURISTICS,
];

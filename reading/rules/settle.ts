import { OTHER_SUBJECTS } from '#contract/reading/rule-subjects.ts';
import type { Features } from '../linear/features.ts';

/** The classes, in the order of a sentence's probabilities. */
export const SENTENCE_CLASSES = ['none', 'allowed', 'limited', 'permission', 'banned'] as const;
export const VERDICTS = ['unknown', 'allowed', 'limited', 'permission', 'banned'] as const;
export type SettledVerdict = (typeof VERDICTS)[number];

/** The classes of a sentence by subject; all but the first are other subjects of a record. */
export const SUBJECT_CLASSES = ['none', ...OTHER_SUBJECTS] as const;

/** The probability that the rule is stricter than the verdict, the mistake that gets people banned. */
export const measureRisk = (probabilities: Float64Array, verdict: number): number =>
  probabilities.slice(verdict + 1).reduce((sum, each) => sum + each, 0);

const SUM_MAX = 4;
const logOdds = (probability: number): number => Math.log((probability + 0.01) / (1.01 - probability)) / 2;

/** Summarizes all sentences of a community, and our pattern findings. */
export function findRecordFeatures(sentences: readonly Float64Array[], pattern: SettledVerdict): Features {
  const features = new Map<string, number>([[`pattern ${pattern}`, 1.5]]);
  const strongest = SENTENCE_CLASSES.map((_class, c) =>
    sentences.map((each) => each[c] ?? 0).toSorted((one, other) => other - one),
  );
  for (let c = 1; c < SENTENCE_CLASSES.length; c += 1) {
    const [first = 0, second = 0] = strongest[c] ?? [];
    features.set(`first ${c}`, logOdds(first));
    features.set(`second ${c}`, logOdds(second));
    features.set(
      `sum ${c}`,
      Math.min(
        SUM_MAX,
        (strongest[c] ?? []).reduce((sum, each) => sum + each, 0),
      ),
    );
    for (let other = 1; other < c; other += 1)
      features.set(`both ${other}${c}`, Math.min(logOdds(first), logOdds(strongest[other]?.[0] ?? 0)));
  }
  features.set('any', 2 * (1 - Math.min(1, ...sentences.map((each) => each[0] ?? 1))));
  return features;
}

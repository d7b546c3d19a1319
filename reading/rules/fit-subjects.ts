import { assignFold } from '../linear/calibrate.ts';
import type { Features } from '../linear/features.ts';
import { fitLinear } from '../linear/fit-linear.ts';
import { createScorer, findProbabilities } from '../linear/score.ts';
import type { Weights } from '../linear/weights.ts';
import { findFeatures } from './find-features.ts';
import type { RuleSentence } from './rule-sentence.ts';
import { SUBJECT_CLASSES } from './settle.ts';

type Subject = (typeof SUBJECT_CLASSES)[number];
export type SubjectCommunity = {
  name: string;
  subjects: readonly { sentence: RuleSentence; subject: Subject }[];
};
export type SubjectFigures = { subject: Subject; labeled: number; found: number; right: number };

const OPTIONS = {
  classes: SUBJECT_CLASSES.length,
  fewest: 3,
  epochs: 8,
  rate: 0.3,
  l1: 0.1,
  l2: 1,
  balance: 0.3,
  maxBytes: 26_000,
};
const FOLDS = [0, 1, 2, 3, 4];
/** The required precision; each subject is shown from the lowest probability that reaches it. */
const PRECISION = 0.92;
const LEAST = Array.from({ length: 60 }, (_each, i) => 0.4 + i / 100);

/** Fits weights for the other subjects of rules, with each subject's threshold and cross-validated figures. */
export function fitSubjects(communities: readonly SubjectCommunity[]): {
  weights: Weights & { least: number[] };
  figures: SubjectFigures[];
} {
  const all = communities.map(({ name, subjects }) => ({
    fold: assignFold(name),
    rows: subjects.map(({ sentence, subject }) => ({
      features: findFeatures(sentence),
      label: SUBJECT_CLASSES.indexOf(subject),
    })),
  }));
  const score = (features: Features, by: ReturnType<typeof createScorer>) =>
    findProbabilities(by(features), 1);
  const read = FOLDS.flatMap((fold) => {
    const by = createScorer(
      fitLinear(
        all.filter((each) => each.fold !== fold).flatMap(({ rows }) => rows),
        OPTIONS,
      ),
    );
    return all
      .filter((each) => each.fold === fold)
      .map(({ rows }) => ({ rows, probabilities: rows.map(({ features }) => score(features, by)) }));
  });
  const measure = (c: number, least: number): SubjectFigures => {
    const has = read.map(({ rows }) => rows.some(({ label }) => label === c));
    const finds = read.map(({ probabilities }) => probabilities.some((each) => (each[c] ?? 0) >= least));
    return {
      subject: SUBJECT_CLASSES[c] ?? 'none',
      labeled: has.filter(Boolean).length,
      found: finds.filter(Boolean).length,
      right: has.filter((each, i) => each && finds[i]).length,
    };
  };
  const least = SUBJECT_CLASSES.map((subject, c) => {
    if (subject === 'none') return 1;
    const enough = LEAST.find((each) => {
      const { found, right } = measure(c, each);
      return found > 0 && right >= PRECISION * found;
    });
    return Math.round(100 * (enough ?? 1)) / 100;
  });
  return {
    weights: {
      ...fitLinear(
        all.flatMap(({ rows }) => rows),
        OPTIONS,
      ),
      least,
    },
    figures: SUBJECT_CLASSES.map((_subject, c) => measure(c, least[c] ?? 1)).slice(1),
  };
}

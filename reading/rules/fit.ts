import { fitLinear, type FitOptions } from '../linear/fit-linear.ts';
import { assignFold } from '../linear/calibrate.ts';
import { createScorer, findProbabilities } from '../linear/score.ts';
import type { Weights } from '../linear/weights.ts';
import type { Features } from '../linear/features.ts';
import { findFeatures } from './find-features.ts';
import type { RuleSentence } from './rule-sentence.ts';
import {
  findRecordFeatures,
  measureRisk,
  SENTENCE_CLASSES,
  type SettledVerdict,
  VERDICTS,
} from './settle.ts';

export type LabeledSentence = { sentence: RuleSentence; label: (typeof SENTENCE_CLASSES)[number] };
/** A community with its sentences, its verdict, and our pattern findings. */
export type LabeledCommunity = {
  name: string;
  sentences: readonly LabeledSentence[];
  verdict: SettledVerdict;
  pattern: SettledVerdict;
};
export type FitVerdict = { label: SettledVerdict; guess: SettledVerdict; risk: number };

/** Chosen by cross-validation over communities. */
const SENTENCES: FitOptions = {
  classes: SENTENCE_CLASSES.length,
  fewest: 2,
  epochs: 8,
  rate: 0.3,
  l1: 0.05,
  l2: 1,
  balance: 0.3,
  maxBytes: 105_000,
};
const RECORDS: FitOptions = {
  classes: VERDICTS.length,
  fewest: 1,
  epochs: 60,
  rate: 0.3,
  l1: 0,
  l2: 1,
  balance: 0.2,
  maxBytes: 10_000,
};
/** The weight of invented rules, which have more verdicts than real ones. */
const INVENTED_WEIGHT = 0.3;
const FOLDS = [0, 1, 2, 3, 4];
/** The maximum share of unclear records. */
const UNCLEAR = 0.13;

type Sentence = { features: Features; label: number };
type Community = LabeledCommunity & { rows: Sentence[]; fold: number; read: Float64Array[] };

const toRow = ({ sentence, label }: LabeledSentence): Sentence => ({
  features: findFeatures(sentence),
  label: SENTENCE_CLASSES.indexOf(label),
});

/** Fits the weights of sentences, then those of records on predictions for sentences left out of the fit. */
export function fitRules(
  communities: readonly LabeledCommunity[],
  invented: readonly LabeledSentence[],
): { sentences: Weights; records: Weights & { riskMax: number }; verdicts: FitVerdict[] } {
  const more = invented.map((each) => Object.assign(toRow(each), { weight: INVENTED_WEIGHT }));
  const all: Community[] = communities.map((each) => ({
    ...each,
    rows: each.sentences.map(toRow),
    fold: assignFold(each.name),
    read: [],
  }));
  const fitSentences = (from: readonly Community[]) =>
    fitLinear([...from.flatMap(({ rows }) => rows), ...more], SENTENCES);
  for (const fold of FOLDS) {
    const score = createScorer(fitSentences(all.filter((each) => each.fold !== fold)));
    for (const each of all.filter((other) => other.fold === fold))
      each.read = each.rows.map(({ features }) => findProbabilities(score(features), 1));
  }
  const records = all.map((each) => ({
    each,
    features: findRecordFeatures(each.read, each.pattern),
    label: VERDICTS.indexOf(each.verdict),
  }));
  const verdicts = FOLDS.flatMap((fold) => {
    const score = createScorer(
      fitLinear(
        records.filter(({ each }) => each.fold !== fold),
        RECORDS,
      ),
    );
    return records
      .filter(({ each }) => each.fold === fold)
      .map(({ each, features }) => {
        const probabilities = findProbabilities(score(features), 1);
        const index = probabilities.indexOf(Math.max(...probabilities));
        return {
          label: each.verdict,
          guess: VERDICTS[index] ?? 'unknown',
          risk: measureRisk(probabilities, index),
        };
      });
  });
  const ordered = verdicts.map((each) => each.risk).toSorted((one, other) => other - one);
  const riskMax = Math.round(100 * (ordered[Math.floor(UNCLEAR * ordered.length)] ?? 1)) / 100;
  return { sentences: fitSentences(all), records: { ...fitLinear(records, RECORDS), riskMax }, verdicts };
}

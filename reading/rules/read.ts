import { findProbabilities, createScorer } from '../linear/score.ts';
import { findFeatures } from './find-features.ts';
import recordWeights from './record-weights.json' with { type: 'json' };
import subjectWeights from './subject-weights.json' with { type: 'json' };
import sentenceWeights from './sentence-weights.json' with { type: 'json' };
import type { RuleSentence } from './rule-sentence.ts';
import type { OtherSubject } from '#contract/reading/rule-subjects.ts';
import {
  findRecordFeatures,
  measureRisk,
  SENTENCE_CLASSES,
  type SettledVerdict,
  SUBJECT_CLASSES,
  VERDICTS,
} from './settle.ts';

const scoreSentence = createScorer(sentenceWeights);
const scoreRecord = createScorer(recordWeights);
const scoreSubject = createScorer(subjectWeights);

/** `sentence`: the index of the sentence that best supports the verdict; null if there is none. */
export type PromotionReading = { verdict: SettledVerdict | 'unclear'; sentence: number | null };

/** Reads the verdict on promotion; "unclear" if the sentences allow more than one reading. */
export function readPromotion(sentences: readonly RuleSentence[], pattern: SettledVerdict): PromotionReading {
  const read = sentences.map((each) =>
    findProbabilities(scoreSentence(findFeatures(each)), sentenceWeights.temperature),
  );
  const probabilities = findProbabilities(scoreRecord(findRecordFeatures(read, pattern)), 1);
  const index = probabilities.indexOf(Math.max(...probabilities));
  const likeliest = VERDICTS[index] ?? 'unknown';
  const verdict = measureRisk(probabilities, index) > recordWeights.riskMax ? 'unclear' : likeliest;
  if (verdict === 'unknown') return { verdict, sentence: null };
  const says = (each: Float64Array) =>
    verdict === 'unclear' || likeliest === 'unknown'
      ? 1 - (each[0] ?? 1)
      : (each[SENTENCE_CLASSES.indexOf(likeliest)] ?? 0);
  const weights = read.map(says);
  return { verdict, sentence: weights.length > 0 ? weights.indexOf(Math.max(...weights)) : null };
}

/** For each subject found, the index of the clearest sentence. */
export function readSubjects(
  sentences: readonly RuleSentence[],
): { subject: OtherSubject; sentence: number }[] {
  const read = sentences.map((each) => findProbabilities(scoreSubject(findFeatures(each)), 1));
  return SUBJECT_CLASSES.flatMap((subject, c) => {
    if (subject === 'none') return [];
    const weights = read.map((each) => each[c] ?? 0);
    const highest = Math.max(...weights);
    return highest >= (subjectWeights.least[c] ?? 1) ? [{ subject, sentence: weights.indexOf(highest) }] : [];
  });
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitSubjects } from '../../reading/rules/fit-subjects.ts';
import { fitRules } from '../../reading/rules/fit.ts';
import { formatWeights } from './format-weights.ts';
import { judgeVerdicts } from './judge-verdicts.ts';
import { readInvented, readRulesLabels } from './read-rules-labels.ts';
import { measureAgreement, takeFirst } from './read-threads.ts';

/** Writes the weights of the rules room and prints how well they read unseen communities. */
export function fitPromotion(room: string, texts: string): void {
  const rows = readRulesLabels(join(room, 'labels.jsonl'), texts);
  const { pairs, kappa } = measureAgreement(rows, ({ verdict }) => verdict);
  console.log(`promotion: two readers of ${pairs} communities agree, kappa ${kappa.toFixed(3)}`);
  const communities = takeFirst(rows.filter(({ judge }) => !judge));
  const { sentences, records, verdicts } = fitRules(communities, readInvented(join(room, 'invented.jsonl')));
  const guesses = verdicts.map(({ label, guess, risk }) => ({
    label,
    guess: risk > records.riskMax ? ('unclear' as const) : guess,
  }));
  console.log(`cross-validated: ${judgeVerdicts(guesses).words}`);
  const patterns = communities.map(({ verdict, pattern }) => ({ label: verdict, guess: pattern }));
  console.log(`patterns only: ${judgeVerdicts(patterns).words}`);
  const { weights, figures } = fitSubjects(communities);
  for (const { subject, labeled, found, right } of figures)
    console.log(`${subject}: ${right} of ${found} found are right, ${labeled} are labeled`);
  writeFileSync(join(room, 'subject-weights.json'), formatWeights(weights));
  writeFileSync(join(room, 'sentence-weights.json'), formatWeights(sentences));
  writeFileSync(join(room, 'record-weights.json'), formatWeights(records));
}

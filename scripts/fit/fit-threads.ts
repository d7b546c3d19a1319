import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTENTS, THREAD_TYPES } from '../../contract/reading/thread-classes.ts';
import { fitThreads } from '../../reading/intent/fit.ts';
import { describeClasses } from './describe-guesses.ts';
import { measureAgreement, readThreads, takeFirst } from './read-threads.ts';
import { formatWeights } from './format-weights.ts';

/** Writes the weights of the intent room and prints how well they read unseen communities. */
export function fitIntent(room: string, texts: string): void {
  const rows = readThreads(join(room, 'labels.jsonl'), texts);
  for (const field of ['intent', 'type'] as const) {
    const { pairs, kappa } = measureAgreement(rows, (row) => row[field]);
    console.log(`${field}: two readers of ${pairs} threads agree, kappa ${kappa.toFixed(3)}`);
  }
  const fitted = fitThreads(takeFirst(rows.filter(({ judge }) => !judge)));
  for (const [name, classes] of [
    ['intent', INTENTS],
    ['type', THREAD_TYPES],
  ] as const) {
    const { weights, figures } = fitted[name];
    console.log(describeClasses(`${name}, cross-validated`, classes, figures));
    const json = formatWeights(weights);
    writeFileSync(join(room, `${name}-weights.json`), json);
    console.log(
      `${name}-weights.json: ${Object.keys(weights.features).length} features, ${json.length} bytes`,
    );
  }
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calibrate } from '../reading/shapes/calibrate.ts';
import { fitShapes } from '../reading/shapes/fit.ts';
import { guessShape } from '../reading/shapes/read.ts';
import type { Shape } from '../contract/drafting/shapes.ts';
import { describeGuesses } from './fit/describe-guesses.ts';
import { fitGeneral } from './fit/fit-general.ts';
import { fitIntent } from './fit/fit-threads.ts';
import { fitPromotion } from './fit/fit-rules.ts';
import { formatWeights } from './fit/format-weights.ts';
import { type Label, readLabels } from './fit/read-labels.ts';

/**
 * `npm run fit -- shapes|intent|rules|general` fits and writes the weights of a room. `shapes --judge` measures them on
 * held-out labels; for threads use `npm run bench reading.intent`.
 */
const ROOT = join(import.meta.dirname, '..');
const SHAPES_ROOM = join(ROOT, 'reading/shapes');
const TEXTS = process.env['DATA_DIR_TEXTS'] ?? join(ROOT, '../shared/data');

const hasShape = (label: Label): label is Label & { shape: Shape } => label.shape !== null;

function fit(labels: readonly Label[]): void {
  const rows = labels.filter(({ judge }) => !judge).filter(hasShape);
  const { guesses, temperature, sureFrom } = calibrate(rows);
  console.log(describeGuesses('cross-validated', guesses));
  const weights = { ...fitShapes(rows), temperature, sureFrom };
  const json = formatWeights(weights);
  writeFileSync(join(SHAPES_ROOM, 'weights.json'), json);
  console.log(
    `weights.json: ${Object.keys(weights.features).length} features, ${Buffer.byteLength(json)} bytes`,
  );
}

function printJudgment(labels: readonly Label[]): void {
  const judges = labels.filter(({ judge }) => judge);
  for (const source of ['own', 'titles']) {
    const rows = judges.filter((each) => each.source === source).filter(hasShape);
    const guesses = rows.map(({ topic, shape }) => {
      const { shape: guess, sure } = guessShape(topic);
      return { shape, guess, sure };
    });
    console.log(describeGuesses(source, guesses));
  }
  const shapeless = judges.filter(({ shape }) => shape === null);
  const sure = shapeless.filter(({ topic }) => guessShape(topic).sure).length;
  console.log(`without a shape: ${shapeless.length} topics, sure of ${sure}`);
}

function runShapes(option: string | undefined): void {
  const labels = readLabels(join(SHAPES_ROOM, 'labels.jsonl'), TEXTS);
  if (option === '--judge') printJudgment(labels);
  else fit(labels);
}

const MODELS: Readonly<Record<string, (option: string | undefined) => void>> = {
  shapes: runShapes,
  intent: () => fitIntent(join(ROOT, 'reading/intent'), TEXTS),
  general: () => fitGeneral(join(ROOT, 'reading/general'), TEXTS),
  rules: () => fitPromotion(join(ROOT, 'reading/rules'), TEXTS),
};
const [model = '', option] = process.argv.slice(2);
try {
  const run = MODELS[model];
  if (!run) throw new Error(`Usage: npm run fit -- ${Object.keys(MODELS).join('|')} [--judge]`);
  run(option);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

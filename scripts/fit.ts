import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calibrate } from '../reading/shapes/calibrate.ts';
import { fitShapes } from '../reading/shapes/fit.ts';
import { guessShape } from '../reading/shapes/read.ts';
import type { Shape } from '../contract/drafting/shapes.ts';
import { describeGuesses } from './fit/describe-guesses.ts';
import { type Label, readLabels } from './fit/read-labels.ts';

/** `npm run fit -- shapes` writes the weights; `--judge` measures them on labels that are never fitted to. */
const ROOT = join(import.meta.dirname, '..');
const SHAPES_ROOM = join(ROOT, 'reading/shapes');
const TEXTS = process.env['DATA_DIR_TEXTS'] ?? join(ROOT, '../shared/data');

const hasShape = (label: Label): label is Label & { shape: Shape } => label.shape !== null;

function fit(labels: readonly Label[]): void {
  const rows = labels.filter(({ judge }) => !judge).filter(hasShape);
  const { guesses, temperature, sureFrom } = calibrate(rows);
  console.log(describeGuesses('cross-validated', guesses));
  const { features, ...rest } = { ...fitShapes(rows), temperature, sureFrom };
  const lines = Object.entries(features).map(([name, digits]) => `${JSON.stringify(name)}:"${digits}"`);
  const json = `${JSON.stringify(rest).slice(0, -1)},"features":{\n${lines.join(',\n')}\n}}\n`;
  writeFileSync(join(SHAPES_ROOM, 'weights.json'), json);
  console.log(`weights.json: ${lines.length} features, ${Buffer.byteLength(json)} bytes`);
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

const [model, option] = process.argv.slice(2);
if (model !== 'shapes') {
  console.error('Usage: npm run fit -- shapes [--judge]');
  process.exitCode = 1;
} else
  try {
    const labels = readLabels(join(SHAPES_ROOM, 'labels.jsonl'), TEXTS);
    if (option === '--judge') printJudgment(labels);
    else fit(labels);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }

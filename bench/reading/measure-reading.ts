import { join } from 'node:path';
import { INTENTS, THREAD_TYPES } from '#contract/reading/thread-classes.ts';
import { readRulesRecord } from '#core/communities/rules/read-rules-record.ts';
import { judgeIntent } from '#core/opportunities/scoring/judge-intent.ts';
import { judgeClasses } from '../../reading/linear/calibrate.ts';
import { judgeVerdicts, type VerdictFigures } from '../../scripts/fit/judge-verdicts.ts';
import { type ReadCommunity, readRulesLabels } from '../../scripts/fit/read-rules-labels.ts';
import { type ReadThread, readThreads } from '../../scripts/fit/read-threads.ts';

const ROOT = join(import.meta.dirname, '../..');
const TEXTS = process.env['DATA_DIR_TEXTS'] ?? join(ROOT, '../shared/data');

/** The rows of the judge set on which both readers agree. */
function takeAgreed<Row extends { id: string; judge?: boolean | undefined }>(
  rows: readonly Row[],
  labelOf: (row: Row) => string,
): Row[] {
  const readings = Map.groupBy(
    rows.filter(({ judge }) => judge),
    ({ id }) => id,
  );
  return [...readings.values()].flatMap(([one, other]) =>
    one && other && labelOf(one) === labelOf(other) ? [one] : [],
  );
}

const CLASSES = { intent: INTENTS, type: THREAD_TYPES } as const;
type Field = keyof typeof CLASSES;
type ThreadFigures = { macroF1: number; right: number; commonest: number };

const read = {
  intent: (thread: ReadThread) => judgeIntent(thread).intent,
  type: (thread: ReadThread) => judgeIntent(thread).threadType,
};

/** Macro-F1 on held-out threads, beside that of always guessing the most common class. */
export function measureThreads(field: Field, broken: boolean): ThreadFigures {
  const classes: readonly string[] = CLASSES[field];
  const rows = takeAgreed(readThreads(join(ROOT, 'reading/intent/labels.jsonl'), TEXTS), (row) => row[field]);
  const labels = rows.map((row) => classes.indexOf(row[field]));
  const counts = classes.map((_class, c) => labels.filter((label) => label === c).length);
  const commonest = counts.indexOf(Math.max(...counts));
  const judge = (guessOf: (row: ReadThread) => number) =>
    judgeClasses(
      rows.map((row, i) => ({ label: labels[i] ?? 0, guess: guessOf(row) })),
      classes.length,
    );
  const plain = judge(() => commonest);
  const figures = broken ? plain : judge((row) => classes.indexOf(read[field](row)));
  const words = figures.classes.map(
    ({ label, f1, count }) => `${classes[label]} ${f1.toFixed(2)} of ${count}`,
  );
  console.log(`${field}: ${rows.length} threads, right ${figures.right.toFixed(3)} (${words.join(', ')})`);
  return { macroF1: figures.macroF1, right: figures.right, commonest: plain.macroF1 };
}

/** The verdicts on promotion for held-out communities. Broken: those of the patterns only. */
export function measurePromotion(broken: boolean): VerdictFigures {
  const labels = readRulesLabels(join(ROOT, 'reading/rules/labels.jsonl'), TEXTS);
  const rows = takeAgreed(labels, ({ verdict }) => verdict);
  const guess = ({ rules, pattern }: ReadCommunity) =>
    broken ? pattern : readRulesRecord({ rules }).promotion;
  const figures = judgeVerdicts(rows.map((row) => ({ label: row.verdict, guess: guess(row) })));
  console.log(`promotion: ${figures.words}`);
  return figures;
}

import {
  INTENTS,
  measureLabels,
  measureOrders,
  PARTS,
  readRows,
  scoreRow,
  THREAD_TYPES,
} from '../../test/scoring/measure-threads.ts';
import type { ClassFigures } from '../../test/scoring/statistics.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(7);

export const describeClass = ({ label, labelled, precision, recall, f1 }: ClassFigures): string =>
  `    ${label.padEnd(15)} ${String(labelled).padStart(4)} labelled   precision ` +
  `${percent(precision)}   recall ${percent(recall)}   F1 ${f1.toFixed(3)}`;

export function printTable(): void {
  for (const part of PARTS) {
    const rows = readRows(part);
    const themes = new Set(rows.map(({ theme }) => theme)).size;
    console.log(`${rows.length} threads of ${themes} themes, ${part.replace('-', ' ')}`);
    const { intent, threadType } = measureLabels(rows);
    console.log(`  intent (${INTENTS.length} classes): macro-F1 ${intent.macroF1.toFixed(3)}, target 0.80`);
    for (const figures of intent.classes) console.log(describeClass(figures));
    console.log(`  thread type (${THREAD_TYPES.length} classes): macro-F1 ${threadType.macroF1.toFixed(3)}`);
    for (const figures of threadType.classes) console.log(describeClass(figures));
    console.log('  NDCG@10 by what is worth a reply, mean of the themes, and the middle 95 % of 2,000 draws');
    for (const { order, ndcg, interval, lead, leadLow } of measureOrders(rows))
      console.log(
        `    ${order.padEnd(18)} ${ndcg.toFixed(3)} (${interval.low.toFixed(3)} to ` +
          `${interval.high.toFixed(3)})   score leads by ${lead.toFixed(3)}, at least ${leadLow.toFixed(3)}`,
      );
  }
}

/** Of the part that is tuned on; what is held back is never shown. */
export function printMisses(): void {
  for (const row of readRows('tuned-on')) {
    const { intent, threadType } = scoreRow(row);
    if (intent !== row.intent)
      console.log(`${row.id} intent: ${row.intent} is read as ${intent}: ${row.title}`);
    if (threadType !== row.threadType)
      console.log(`${row.id} type: ${row.threadType} is read as ${threadType}: ${row.title}`);
  }
}

import { expect, test } from 'vitest';
import { measureLabels, measureOrders, PARTS, readRows } from './measure-threads.ts';

const rows = PARTS.flatMap((part) => readRows(part));

test('there are at least 300 threads with ids of their own, and a third of them is held back', () => {
  expect(rows.length).toBeGreaterThanOrEqual(300);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(readRows('held-back').length / rows.length).toBeGreaterThan(0.33);
});

test('the two parts have no theme in common', () => {
  const [tuned, held] = PARTS.map((part) => new Set(readRows(part).map(({ theme }) => theme)));
  expect([...(tuned ?? [])].filter((theme) => held?.has(theme))).toEqual([]);
});

test.each(PARTS)('of the part that is %s, most threads are read as they are labelled', (part) => {
  const { intent, threadType } = measureLabels(readRows(part));
  expect(intent.macroF1).toBeGreaterThanOrEqual(0.8);
  expect(threadType.macroF1).toBeGreaterThanOrEqual(0.75);
});

test.each(PARTS)(
  'of the part that is %s, the score finds what is worth a reply better than any plain order',
  (part) => {
    const orders = measureOrders(readRows(part));
    const [score] = orders;
    const plain = orders.filter(({ order }) => !order.startsWith('score'));
    expect(plain).toHaveLength(3);
    for (const { ndcg, leadLow } of plain) {
      expect(score?.interval.low).toBeGreaterThan(ndcg);
      expect(leadLow).toBeGreaterThan(0);
    }
  },
);

import { expect, test } from 'vitest';
import { readRulesRecord } from '#core/communities/rules/read-rules-record.ts';
import { MEASURED, measureRows, type Part, readRows } from './measure-rules.ts';

const rows = readRows();
const rowsOf = (part: Part) => rows.filter((row) => row.part === part);

test('the table is large, its ids are its own, and a third of it is held back where that part is there', () => {
  const tunedOn = rowsOf('tuned on').length;
  const heldBack = rowsOf('held back').length;
  expect(tunedOn).toBeGreaterThan(600);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  if (heldBack === 0) return;
  expect(heldBack / (tunedOn + heldBack)).toBeGreaterThan(0.3);
  expect(heldBack / (tunedOn + heldBack)).toBeLessThan(0.36);
});

test.each([
  { part: 'tuned on', leastPrecision: 0.98, leastRecall: 0.98 },
  { part: 'for practice', leastPrecision: 0.95, leastRecall: 0.93 },
  { part: 'held back', leastPrecision: 0.95, leastRecall: 0.85 },
] as const)(
  'of the part that is $part, every field is read precisely and mostly found',
  ({ part, leastPrecision, leastRecall }) => {
    const ofPart = rowsOf(part);
    if (part === 'held back' && ofPart.length === 0) return;
    const measured = measureRows(ofPart);
    expect(measured.map(({ field }) => field)).toEqual(MEASURED);
    for (const { field, precision, recall } of measured) {
      expect(precision, `${field}, precision`).toBeGreaterThanOrEqual(leastPrecision);
      expect(recall, `${field}, recall`).toBeGreaterThanOrEqual(leastRecall);
    }
  },
);

test('every quote of the table is a sentence of its rules', () => {
  for (const row of rows) {
    const texts = [...row.rules.flatMap(({ name, text }) => [name, text]), row.sidebar ?? ''];
    for (const quote of Object.values(readRulesRecord(row).quotes))
      expect(
        texts.some((text) => text.includes(quote)),
        `${row.id}: ${quote}`,
      ).toBe(true);
  }
});

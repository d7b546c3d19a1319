import { expect, test } from 'vitest';
import { TOPIC_KINDS } from '#core/topics/topic.ts';
import { isSameRun, measureReading, readRows, SETS } from './measure-reading.ts';

/** What is new is read worse than the table; the target for both is 95 %, which `npm run bench desk.reading` holds. */
const LEAST = { tuned: 0.95, practice: 0.95, 'held-back': 0.85 } as const;
const rows = SETS.flatMap(readRows);

test('the table has topics of every kind, each with an id of its own', () => {
  expect(readRows('tuned').length).toBeGreaterThanOrEqual(160);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const rare = TOPIC_KINDS.filter((kind) => rows.filter((row) => row.kind === kind).length < 5);
  expect(rare).toEqual([]);
});

test('every label is a run of its topic', () => {
  for (const { id, topic, figures, names = [], presented = null, parts = {} } of rows) {
    const folded = topic.replace(/\s+/g, ' ');
    for (const label of [...figures, ...names, presented, ...Object.values(parts)])
      expect(folded.includes(label ?? ''), `${id}: ${label}`).toBe(true);
  }
});

test.each(SETS)('of the set that is %s, nearly every kind and part is read as it is labelled', (set) => {
  const chosen = readRows(set);
  if (chosen.length === 0) return;
  const { kind, parts } = measureReading(chosen);
  expect(kind, 'kind').toBeGreaterThanOrEqual(LEAST[set]);
  expect(parts, 'parts').toBeGreaterThanOrEqual(LEAST[set]);
});

test.each([
  ['in three months', 'three months', true],
  ['my landing page', 'landing page', true],
  ['late invoices', 'chase late invoices from big clients in time', false],
  ['Quillbox 2.0', 'Quillbox', true],
  ['pages', 'pageviews', false],
  ['we', null, false],
  [null, null, true],
])('%j and %j are one thing: %s', (label, read, same) => {
  expect(isSameRun(label, read)).toBe(same);
});

import { expect, test } from 'vitest';
import type { PlannedRow } from '#core/import/plan-import.ts';
import type { RowOutcome } from '#core/import/plan-row.ts';
import { faultsByLine, sortRows, listSendable, describePlan, markFaultyRows } from './planned-rows.ts';

const post = { content: 'A text', subreddit: 'webdev' };
const row = (line: number, outcome: RowOutcome): PlannedRow => ({
  line,
  title: '',
  content: 'A text',
  subreddit: 'webdev',
  outcome,
});
const ROWS = [
  row(2, { becomes: 'draft', post }),
  row(3, { becomes: 'nothing', note: 'It went out already.' }),
  row(4, { becomes: 'scheduled', post }),
  row(5, { becomes: 'draft', post }),
];

test('describes the plan with its counts', () => {
  expect(describePlan(ROWS)).toBe('2 drafts, 1 scheduled, 1 left out');
  expect(describePlan(ROWS.slice(0, 1))).toBe('1 draft');
});

test('marks a line that the server refused as invalid, and does not send it again', () => {
  const sent = listSendable(ROWS);
  const fields = {
    'rows.1.title': 'Give it a title first.',
    'rows.1.content': 'Too near.',
    rows: 'Too many.',
  };
  const faults = faultsByLine(fields, sent);
  expect([...faults]).toEqual([[4, 'Give it a title first. Too near.']]);
  const told = markFaultyRows(ROWS, faults);
  expect(told[2]?.outcome).toEqual({ becomes: 'wrong', note: 'Give it a title first. Too near.' });
  expect(listSendable(told).map(({ line }) => line)).toEqual([2, 5]);
});

test('counts the drafts whose time has passed and lists them first', () => {
  const late = row(6, { becomes: 'draft', post, isLate: true });
  const wrong = row(7, { becomes: 'wrong', note: 'It has no text.' });
  const rows = [...ROWS, late, wrong];
  expect(describePlan(rows)).toBe(
    '3 drafts (1 because its time has passed), 1 scheduled, 1 left out, 1 wrong',
  );
  expect(describePlan([late, late])).toBe('2 drafts (2 because their times have passed)');
  expect(sortRows(rows).map(({ line }) => line)).toEqual([7, 6, 2, 3, 4, 5]);
});

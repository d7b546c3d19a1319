import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRulesRecord } from '#core/communities/rules/read-rules-record.ts';
import type { RulesRecord } from '#core/communities/rules/rules-record.ts';

/** A set of rules and its labels; what is not labelled is unknown. */
type Row = {
  id: string;
  rules: { name: string; text: string }[];
  sidebar?: string;
  is: Partial<Omit<RulesRecord, 'quotes'>>;
  part: Part;
};
/** Nobody who works on the parser reads what is blind. What was blind once is for practice, no part of the table. */
const FILES = { 'tuned on': 'rows-', 'held back': 'blind-', 'for practice': 'practice-' } as const;
export type Part = keyof typeof FILES;
export const PARTS = Object.keys(FILES) as Part[];
export const MEASURED = ['promotion', 'aiText', 'links', 'days', 'quotaDays'] as const;
type Measured = (typeof MEASURED)[number];
export type Measurement = {
  field: Measured;
  labelled: number;
  found: number;
  right: number;
  precision: number;
  recall: number;
};

const readFiles = (part: Part): Row[] =>
  readdirSync(import.meta.dirname)
    .filter((name) => name.startsWith(FILES[part]) && name.endsWith('.jsonl'))
    .flatMap((name) =>
      readFileSync(join(import.meta.dirname, name), 'utf8')
        .trim()
        .split('\n')
        .map((line) => Object.assign(JSON.parse(line) as Omit<Row, 'part'>, { part })),
    );
export const readRows = (): Row[] => PARTS.flatMap(readFiles);
export const tableOf = (rows: readonly Row[]): Row[] => rows.filter(({ part }) => part !== 'for practice');

const SILENT: Record<Measured, string> = {
  promotion: '"unknown"',
  aiText: '"unknown"',
  links: '"unknown"',
  days: '[]',
  quotaDays: 'null',
};
const labelOf = ({ is }: Row, field: Measured) => JSON.stringify(is[field] ?? JSON.parse(SILENT[field]));

/** The fields that we read otherwise than they are labelled. */
export const findMisses = (row: Row): { field: Measured; label: string; read: string }[] => {
  const record = readRulesRecord(row);
  return MEASURED.map((field) => ({
    field,
    label: labelOf(row, field),
    read: JSON.stringify(record[field]),
  })).filter(({ label, read }) => label !== read);
};

export const measureRows = (rows: readonly Row[]): Measurement[] => {
  const records = rows.map((row) => ({ row, record: readRulesRecord(row) }));
  return MEASURED.map((field) => {
    const pairs = records.map(({ row, record }) => ({
      label: labelOf(row, field),
      read: JSON.stringify(record[field]),
    }));
    const labelled = pairs.filter(({ label }) => label !== SILENT[field]).length;
    const found = pairs.filter(({ read }) => read !== SILENT[field]).length;
    const right = pairs.filter(({ label, read }) => label === read && read !== SILENT[field]).length;
    return { field, labelled, found, right, precision: right / found, recall: right / labelled };
  });
};

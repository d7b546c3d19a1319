import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { readRulesRecord } from '../core/communities/rules/read-rules-record.ts';
import {
  findMisses,
  type Measurement,
  measureRows,
  PARTS,
  readRows,
  tableOf,
} from '../test/rules/measure-rules.ts';

/**
 * `npm run rules` reads a set of rules from each line. With `--table` it measures how well, with `--misses` it shows
 * what is misread, but never of what is held back.
 */
const textOrNothing = z._default(z.nullish(z.string()), '');
const input = z.object({
  id: z.optional(z.unknown()),
  rules: z._default(z.nullish(z.array(z.object({ name: textOrNothing, text: textOrNothing }))), []),
  sidebar: z.nullish(z.string()),
});

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const describe = ({ field, labelled, found, right, precision, recall }: Measurement): string =>
  `  ${field.padEnd(10)} precision ${percent(precision).padStart(7)} (${right} of ${found})   recall ${percent(recall).padStart(7)} (${right} of ${labelled})`;

const measureTable = (): void => {
  const rows = readRows();
  const print = (what: string, measured: typeof rows) => {
    console.log(`${measured.length} sets of rules ${what}`);
    for (const measurement of measureRows(measured)) console.log(describe(measurement));
  };
  for (const part of PARTS)
    print(
      part,
      rows.filter((row) => row.part === part),
    );
  print('in the whole table, without those for practice', tableOf(rows));
};

const showMisses = (): void => {
  for (const row of readRows().filter(({ part }) => part !== 'held back'))
    for (const { field, label, read } of findMisses(row))
      console.log(`${row.id} ${field}: ${label} is read as ${read}`);
};

const parseLine = (line: string) => {
  try {
    return input.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
};

/** A line that cannot be read is told on standard error, and the others are read all the same. */
const readLines = async (): Promise<void> => {
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    number += 1;
    if (line.trim() === '') continue;
    const given = parseLine(line);
    if (given) {
      const rules = given.rules ?? [];
      const texts = rules.map(({ name, text }) => ({ name: name ?? '', text: text ?? '' }));
      console.log(
        JSON.stringify({
          id: given.id,
          ...readRulesRecord({ rules: texts, sidebar: given.sidebar ?? null }),
        }),
      );
    } else {
      console.error(`Line ${number} is not a set of rules: {"id", "rules": [{"name", "text"}], "sidebar"?}.`);
      process.exitCode = 1;
    }
  }
};

if (process.argv.includes('--table')) measureTable();
else if (process.argv.includes('--misses')) showMisses();
else await readLines();

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
import { answerLines } from './answer-lines.ts';

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
  `  ${field.padEnd(10)} precision ${percent(precision).padStart(7)} (${right} of ${found})   ` +
  `recall ${percent(recall).padStart(7)} (${right} of ${labelled})`;

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

const readRules = ({ id, rules, sidebar }: z.output<typeof input>) => ({
  id,
  ...readRulesRecord({
    rules: (rules ?? []).map(({ name, text }) => ({ name: name ?? '', text: text ?? '' })),
    sidebar: sidebar ?? null,
  }),
});

if (process.argv.includes('--table')) measureTable();
else if (process.argv.includes('--misses')) showMisses();
else
  await answerLines({
    input,
    wanted: 'a set of rules: {"id", "rules": [{"name", "text"}], "sidebar"?}',
    answer: readRules,
  });

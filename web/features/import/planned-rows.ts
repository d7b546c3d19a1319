import type { PlannedRow } from '#core/import/plan-import.ts';
import type { RowOutcome } from '#core/import/plan-row.ts';
import type { ImportedPost } from '#contract/import.ts';

type Becomes = RowOutcome['becomes'];

export const markFaultyRows = (
  rows: readonly PlannedRow[],
  faults: ReadonlyMap<number, string>,
): readonly PlannedRow[] =>
  rows.map((row) => {
    const note = faults.get(row.line);
    return note === undefined
      ? row
      : Object.assign({}, row, { outcome: { becomes: 'wrong', note } as const });
  });

export type Sendable = { line: number; post: ImportedPost };

export const listSendable = (rows: readonly PlannedRow[]): Sendable[] =>
  rows.flatMap(({ line, outcome }) => ('post' in outcome ? [{ line, post: outcome.post }] : []));

export const countRows = (rows: readonly PlannedRow[], becomes: Becomes): number =>
  rows.filter(({ outcome }) => outcome.becomes === becomes).length;

/** The number of lines that were already published and could become drafts. */
export const countSent = (withoutSent: readonly PlannedRow[], all: readonly PlannedRow[]): number =>
  all.filter(
    ({ outcome }, index) =>
      withoutSent[index]?.outcome.becomes === 'nothing' &&
      ('post' in outcome || outcome.becomes === 'unassigned'),
  ).length;

/** The accounts named in the file but not connected, each once. */
export function findUnknownAccounts(rows: readonly PlannedRow[]): string[] {
  const names = rows.flatMap(({ outcome: { stranger } }) => stranger ?? []);
  const lower = names.map((name) => name.toLowerCase());
  return names.filter((_, index) => lower.indexOf(lower[index] ?? '') === index);
}

const isLate = ({ outcome }: PlannedRow) => 'post' in outcome && outcome.isLate === true;

function sayLate(rows: readonly PlannedRow[]): string {
  const late = rows.filter(isLate).length;
  return late === 0 ? '' : ` (${late} because ${late === 1 ? 'its time has' : 'their times have'} passed)`;
}

/** Sorts invalid lines first, then lines that become something other than the file says. */
export const sortRows = (rows: readonly PlannedRow[]): PlannedRow[] =>
  rows.toSorted((one, other) => rankOf(one) - rankOf(other));
const FIRST: ReadonlySet<Becomes> = new Set(['wrong', 'unassigned']);
const rankOf = (row: PlannedRow) => (FIRST.has(row.outcome.becomes) ? 0 : isLate(row) ? 1 : 2);

/** Sums up the plan's counts in words. A line that a rule would block does not count as invalid. */
export function describePlan(rows: readonly PlannedRow[], heldBack: ReadonlySet<number> = new Set()): string {
  const others = rows.filter(({ line }) => !heldBack.has(line));
  const parts: (string | false)[] = (
    [
      ['draft', 'draft', 'drafts'],
      ['scheduled', 'scheduled', 'scheduled'],
      ['nothing', 'left out', 'left out'],
      ['wrong', 'wrong', 'wrong'],
      ['unassigned', 'without an account', 'without an account'],
    ] as const
  ).map(([becomes, one, many]) => {
    const count = countRows(others, becomes);
    const counted = `${count} ${count === 1 ? one : many}`;
    return count > 0 && (becomes === 'draft' ? counted + sayLate(others) : counted);
  });
  parts.push(heldBack.size > 0 && `${heldBack.size} held back`);
  return parts.filter(Boolean).join(', ');
}

/** The server's faults by line: `rows.3.content` refers to the fourth sent post. */
export function faultsByLine(
  fields: Readonly<Record<string, string>>,
  sent: readonly Sendable[],
): Map<number, string> {
  const faults = new Map<number, string>();
  for (const [path, fault] of Object.entries(fields)) {
    const line = sent[Number(/^rows\.(\d+)\./.exec(path)?.[1] ?? -1)]?.line;
    if (line !== undefined) faults.set(line, [faults.get(line), fault].filter(Boolean).join(' '));
  }
  return faults;
}

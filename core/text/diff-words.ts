/** A run of words that the other text has too, or lacks; `from` is its start. */
export type DiffRun = { from: number; text: string; isShared: boolean };

/** Above this, the words between the common ends count as entirely different. */
const MOST_CELLS = 4_000_000;

/** The word-level differences of two texts; the runs of each join to that text. */
export function diffWords(before: string, after: string): { before: DiffRun[]; after: DiffRun[] } {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const isSame = (at: number, to: number) => one[at]?.trim() === other[to]?.trim();
  const shortest = Math.min(one.length, other.length);
  let head = 0;
  while (head < shortest && isSame(head, head)) head += 1;
  let tail = 0;
  while (tail < shortest - head && isSame(one.length - 1 - tail, other.length - 1 - tail)) tail += 1;
  const kept = { one: ends(one.length, head, tail), other: ends(other.length, head, tail) };
  const size = { rows: one.length - head - tail, columns: other.length - head - tail };
  for (const [row, column] of pairUp(size, (row, column) => isSame(head + row, head + column))) {
    kept.one.add(head + row);
    kept.other.add(head + column);
  }
  return { before: toRuns(one, kept.one), after: toRuns(other, kept.other) };
}

type Size = { rows: number; columns: number };

/** The longest common subsequence, as pairs of indexes. */
function pairUp(
  { rows, columns }: Size,
  isSame: (row: number, column: number) => boolean,
): [number, number][] {
  const width = columns + 1;
  if ((rows + 1) * width > MOST_CELLS) return [];
  // The number of shared words from each pair of indexes to the ends.
  const shared = new Uint16Array((rows + 1) * width);
  const sharedAt = (row: number, column: number) => shared[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      shared[row * width + column] = isSame(row, column)
        ? sharedAt(row + 1, column + 1) + 1
        : Math.max(sharedAt(row + 1, column), sharedAt(row, column + 1));
  const pairs: [number, number][] = [];
  for (let [row, column] = [0, 0]; row < rows && column < columns;) {
    if (isSame(row, column)) pairs.push([row++, column++]);
    else if (sharedAt(row + 1, column) >= sharedAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** Only the first word has leading spaces; allowing them for each would be quadratic on blank lines. */
const wordsOf = (text: string): string[] => text.match(/^\s*\S+\s*|\S+\s*/g) ?? [];

const ends = (length: number, head: number, tail: number): Set<number> =>
  new Set(Array.from({ length }, (_, at) => at).filter((at) => at < head || at >= length - tail));

const toRuns = (words: readonly string[], kept: ReadonlySet<number>): DiffRun[] => {
  const runs: DiffRun[] = [];
  let from = 0;
  for (const [at, text] of words.entries()) {
    const last = runs.at(-1);
    if (last && last.isShared === kept.has(at)) last.text += text;
    else runs.push({ from, text, isShared: kept.has(at) });
    from += text.length;
  }
  return runs;
};

import { findMisses, measureReading, readRows, SETS } from '../../test/topics/measure-reading.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export function printTable(): void {
  for (const set of SETS) {
    const { topics, kind, parts, byPart } = measureReading(readRows(set));
    if (topics === 0) continue;
    console.log(`${topics} topics, ${set.replace('-', ' ')}: kind ${percent(kind)}, parts ${percent(parts)}`);
    for (const { what, right, of } of byPart)
      console.log(`  ${what.padEnd(10)} ${percent(right / of).padStart(7)} (${right} of ${of})`);
  }
}

/** Those held back are never shown. */
export function printMisses(): void {
  for (const set of SETS.filter((set) => set !== 'held-back'))
    for (const row of readRows(set))
      for (const { what, label, read } of findMisses(row))
        console.log(`${row.id} ${what}: ${label} is read as ${read}: ${row.topic}`);
}

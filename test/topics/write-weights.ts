import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitKinds } from './fit-kinds.ts';
import { fitPhrases } from './fit-phrases.ts';
import { readRows } from './measure-reading.ts';

const WIDTH = 200;
const FOLDER = join(import.meta.dirname, '../../core/topics/signs');

/** As many entries in a line as there is room for. */
function fill(entries: readonly string[]): string {
  const lines: string[] = [];
  for (const entry of entries.toSorted()) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + entry.length < WIDTH)
      lines[lines.length - 1] = `${last}|${entry}`;
    else lines.push(entry);
  }
  return lines.join('\n');
}

const write = (file: string, name: string, said: string, entries: readonly string[]): void =>
  writeFileSync(
    join(FOLDER, file),
    `/** ${said} Written by \`npm run topics -- --fit\`. */\nexport const ${name} = \`\n${fill(entries)}\n\`;\n`,
  );

/** Fits the weights of all signs to the topics that may be tuned on, and writes them where the reader has them. */
export function writeWeights(): void {
  const rows = [...readRows('tuned'), ...readRows('practice')];
  const kinds = fitKinds(rows);
  const isPlaced = (entry: string): boolean => /^[~^=]/.test(entry);
  const [placed, bare] = [kinds.filter(isPlaced), kinds.filter((entry) => !isPlaced(entry))];
  write('kind-weights.ts', 'KIND_WEIGHTS', 'What each word and turn of a topic says for each kind.', bare);
  write('place-weights.ts', 'PLACE_WEIGHTS', 'What it says where a word stands, and beside what.', placed);
  write('phrase-weights.ts', 'PHRASE_WEIGHTS', 'What each sign of a phrase says for it.', fitPhrases(rows));
}

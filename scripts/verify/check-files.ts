import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './list-files.ts';

const LONGEST = 400;
const MOST_BYTES = 14_336;
const WIDEST = 130;
const MEDIAN = 80;
const NINE_IN_TEN = 200;
const FULLEST = 30;
const CODE = /\.(ts|tsx|mjs|css)$/;
const SKIPPED_FOLDERS = /^(node_modules|dist|data|test-results|playwright-report|\..*)$/;
const NOT_COUNTED = /^(e2e|bench|test)\/|\.test\.tsx?$/;
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
const VAGUE = /(^|-)(utils?|helpers?|common|misc|manager|services?|types)\.[a-z.]+$/;
const SILENCED = /@ts-(ignore|nocheck|expect-error)|(ox|es)lint-(dis)able/;

const faultsOf = (path: string, text: string, lines: number): string[] => {
  const name = path.split('/').at(-1) ?? '';
  const bytes = Buffer.byteLength(text);
  const wide = text.split('\n').findIndex((line) => line.length > WIDEST);
  return [
    lines > LONGEST && `${path} has ${lines} lines; the limit is ${LONGEST}. Split it.`,
    bytes > MOST_BYTES && `${path} has ${bytes} bytes; the limit is ${MOST_BYTES}. Split it.`,
    wide !== -1 && `${path}:${wide + 1} has over ${WIDEST} characters. Wrap the line.`,
    !NAME.test(name) && `${path} is not named in kebab-case.`,
    VAGUE.test(name) && `${path} has a vague name. Name it after its main export.`,
    SILENCED.test(text) && `${path} silences a check. Mend the cause.`,
  ].filter((fault) => typeof fault === 'string');
};

/** Finds folders with too many files, because such a folder holds two capabilities. */
const crowdedFolders = (paths: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const path of paths.filter((each) => !NOT_COUNTED.test(each)))
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > FULLEST)
    .map(([folder, count]) => `${folder} holds ${count} source files; the limit is ${FULLEST}. Divide it.`);
};

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Checks the lengths, line widths and names of all code files under `root`, and the number of files per folder. */
export const checkFiles = (root: string): { ok: boolean; output: string } => {
  const files = listFiles(root, SKIPPED_FOLDERS)
    .filter((path) => CODE.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, lines: text.split('\n').length - 1 };
    });
  const faults = files.flatMap(({ path, text, lines }) => faultsOf(path, text, lines));
  faults.push(...crowdedFolders(files.map(({ path }) => path)));
  const lengths = files.filter(({ path }) => !NOT_COUNTED.test(path)).map(({ lines }) => lines);
  lengths.sort((a, b) => a - b);
  const [median, p90] = [quantile(lengths, 0.5), quantile(lengths, 0.9)];
  if (median > MEDIAN) faults.push(`The median file has ${median} lines; the limit is ${MEDIAN}.`);
  if (p90 > NINE_IN_TEN)
    faults.push(`One file in ten has ${p90} lines or more; the limit is ${NINE_IN_TEN}.`);
  const longest = Math.max(0, ...files.map(({ lines }) => lines));
  const figures = `${files.length} files; median ${median} lines, nine in ten under ${p90}, longest ${longest}`;
  return { ok: faults.length === 0, output: [...faults, figures].join('\n') };
};

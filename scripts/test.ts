import { mkdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { CACHE, prepareFolder } from './launch/prepare-folder.mjs';
import { forwardSignals, runStep } from './launch/run-child.mjs';
import { findSlowest, type Slowest, type Timed } from './test/find-slowest.ts';
import { PARTS, planSteps, type Part, type Step } from './test/plan-steps.ts';
import { readCounts, type Counts } from './test/read-counts.ts';
import { readFailures } from './test/read-failures.ts';
import { readSeed } from './test/read-seed.ts';

/** `npm test`: all checks, or those of the named parts; `--changed[=COMMIT]`: what a change can affect. */
type Result = {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  readonly counts: Counts;
  readonly failures: readonly string[];
  readonly slowest: Slowest;
};

const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };
const isPart = (word: string): word is Part => PARTS.some((part) => part === word);

const runOne = async ({ name, args, env, report, aside }: Step): Promise<Result> => {
  if (!aside) console.log(`\n── ${name} ──`);
  const from = performance.now();
  const place = {
    cwd: '.',
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
    shown: !aside,
    runner: true,
  };
  const { code, output } = await runStep(process.execPath, [...args], place);
  if (aside && code !== 0) console.log(`\n── ${name} ──\n${output}`);
  const seconds = (performance.now() - from) / 1000;
  return {
    name,
    ok: code === 0,
    seconds,
    counts: report ? readCounts(report.runner, report.file, code === 0) : NONE,
    failures: report && code !== 0 ? readFailures(report.runner, report.file) : [],
    slowest: report ? findSlowest(report.runner, report.file) : { files: [], tests: [] },
  };
};

const say = (results: readonly Result[], skips: readonly string[]) => {
  console.log('\n── summary ──');
  for (const { name, ok, seconds, counts, failures } of results) {
    const figures = `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
    const details = counts === NONE ? '' : `   ${figures}`;
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s${details}`);
    for (const failure of failures) console.log(`     ${failure}`);
  }
  for (const skip of skips) console.log(`Skipped: ${skip}`);
};

const saySlowest = (results: readonly Result[]) => {
  const list = (title: string, timed: readonly Timed[]) => {
    if (timed.length > 0) console.log(`\n${title}`);
    for (const { name, ms } of timed)
      console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name.slice(0, 150)}`);
  };
  for (const { name, slowest } of results) {
    list(`Slowest files of ${name}`, slowest.files);
    list(`Slowest tests of ${name}`, slowest.tests);
  }
};

const ENOUGH_BYTES = 4 * 2 ** 30;

/** A folder in memory if the machine has a large enough one: tests create hundreds of databases. */
const findScratch = (): string => {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > ENOUGH_BYTES ? '/dev/shm' : tmpdir();
  } catch {
    return tmpdir();
  }
};

const CHANGED = /^--changed(?:=(.+))?$/;

const main = async (words: readonly string[]): Promise<number> => {
  const changed = words.map((word) => CHANGED.exec(word)).find((found) => found !== null);
  const named = words.filter((word) => !CHANGED.test(word));
  const parts = named.filter(isPart);
  const unknown = named.filter((word) => !isPart(word));
  if (unknown.length > 0) {
    console.error(`Unknown part "${unknown.join(' ')}". Parts: ${PARTS.join(', ')}.`);
    return 1;
  }
  forwardSignals();
  const reports = resolve(CACHE, 'test-reports');
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const seed = (process.env['SEED'] = readSeed());
  process.env['TMPDIR'] ??= findScratch();
  const changedSince = changed ? (changed[1] ?? 'HEAD') : undefined;
  const { steps, skipped } = await planSteps(parts, { reports, ...(changedSince && { changedSince }) });
  if (steps.some(({ name }) => name === 'browser'))
    await prepareFolder('.', { packages: 'all', built: true }, process.execPath, process.env);
  const aside = steps.filter((step) => step.aside).map(runOne);
  const results: Result[] = [];
  for (const step of steps.filter((each) => !each.aside)) results.push(await runOne(step));
  results.push(...(await Promise.all(aside)));
  saySlowest(results);
  say(results, skipped);
  const sum = (key: keyof Counts) => results.reduce((total, { counts }) => total + counts[key], 0);
  console.log(`Samples are drawn by seed ${seed}; "SEED=${seed} npm test" repeats them.`);
  console.log(`Tests: ${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  const nothingMayBeSkipped = process.env['REQUIRE_ALL'] === '1';
  const left = skipped.length + sum('skipped');
  if (nothingMayBeSkipped && left > 0)
    console.error('REQUIRE_ALL is set, so what was skipped counts as failed.');
  return results.every(({ ok }) => ok) && !(nothingMayBeSkipped && left > 0) ? 0 : 1;
};

process.exitCode = await main(process.argv.slice(2));

import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem, type as system } from 'node:os';
import { matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import { holds, type Benchmark } from './benchmark.ts';
import { alertsMissing, alertsP99 } from './benchmarks/alerts.ts';
import { apiCpuRatio } from './benchmarks/api-cpu-ratio.ts';
import { keysCpuRatio } from './benchmarks/keys-cpu-ratio.ts';
import { apiUnchanged } from './benchmarks/api-unchanged.ts';
import { discoveryP99 } from './benchmarks/discovery-p99.ts';
import { hubStarvation } from './benchmarks/hub-starvation.ts';
import { hubBlocked, skipBlocked } from './benchmarks/large-lists.ts';
import { insightsBlocked, insightsP99 } from './benchmarks/insights-p99.ts';
import {
  matchAgainstRival,
  matchMemory,
  matchRebuild,
  matchThroughput,
} from './benchmarks/keyword-matching.ts';
import { postsChangeCost } from './benchmarks/posts-change-cost.ts';
import { publishViolations } from './benchmarks/publish-violations.ts';
import { postsBulk, postsBulkBlocked } from './benchmarks/posts-bulk.ts';
import { READING_CLAIMS } from './benchmarks/reading.ts';
import { rssMb } from './benchmarks/rss-mb.ts';
import { scanBound, scanDelay, scanDelayP99, scanMissed } from './benchmarks/scan-delay.ts';
import { schedLast, schedLateness } from './benchmarks/sched-lateness.ts';
import { schedFairness } from './benchmarks/sched-fairness.ts';
import { schedMakespan } from './benchmarks/sched-makespan.ts';
import { startMs, startRatio } from './benchmarks/start-ms.ts';

/** `npm run bench`: one row per claim. */
const CLAIMS: readonly Benchmark[] = [
  startMs,
  startRatio,
  rssMb,
  publishViolations,
  schedMakespan,
  schedFairness,
  hubStarvation,
  skipBlocked,
  hubBlocked,
  schedLateness,
  schedLast,
  postsBulk,
  postsBulkBlocked,
  apiCpuRatio,
  keysCpuRatio,
  apiUnchanged,
  postsChangeCost,
  discoveryP99,
  insightsP99,
  insightsBlocked,
  matchThroughput,
  matchAgainstRival,
  matchRebuild,
  matchMemory,
  scanDelay,
  scanDelayP99,
  scanMissed,
  scanBound,
  alertsP99,
  alertsMissing,
  ...READING_CLAIMS,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    break: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: '1' },
    posts: { type: 'string' },
  },
});
if (positionals[0] === 'models') {
  await import('./models/main.ts');
  process.exit();
}
const seed = Number(values.seed);
const posts = values.posts === undefined ? null : Number(values.posts);
/** By a claim's key or pattern: the guard to remove, or null to break the claim as a whole. */
const breaks = values.break.map((word) => {
  const [key = '', guard = null] = word.split('=');
  return { key, guard };
});
const breakOf = (claim: Benchmark) => breaks.find(({ key }) => matchesGlob(claim.key, key));
const asked = [...positionals, ...breaks.map(({ key }) => key)];
/** `reading.*` asks for all claims with that beginning. */
const isAsked = ({ key }: Benchmark) => asked.length === 0 || asked.some((word) => matchesGlob(key, word));
const unknown = asked.filter((word) => CLAIMS.every(({ key }) => !matchesGlob(key, word)));
if (unknown.length > 0) {
  console.error(`Unknown claim ${unknown.join(', ')}. There is: ${CLAIMS.map(({ key }) => key).join(', ')}.`);
  process.exit(1);
}

for (const claim of CLAIMS) {
  const { key, guards = [] } = claim;
  const guard = breakOf(claim)?.guard;
  if (!guard || guards.includes(guard)) continue;
  console.error(`${key} has no guard ${guard}. There is: ${guards.join(', ')}.`);
  process.exit(1);
}

const round = (value: number) => Number(value.toPrecision(3));
const targetOf = ({ target }: Benchmark) =>
  'atLeast' in target
    ? `≥ ${target.atLeast}`
    : `≤ ${target.atMost}${target.timesBetter ? `, ≤ 1/${target.timesBetter}` : ''}`;

const rows = [];
let failed = 0;
for (const claim of CLAIMS.filter(isAsked)) {
  const broken = breakOf(claim);
  const run = { broken: broken !== undefined, guard: broken?.guard ?? null, seed, posts };
  const figure = await claim.measure(run).catch((error: unknown) => error as Error);
  if (figure instanceof Error) {
    failed += 1;
    console.log(`${claim.key.padEnd(24)} could not be measured: ${figure.message}`);
    continue;
  }
  const { value, against } = figure;
  const held = `${against.what}: ${round(against.value)} ${claim.unit}`;
  const row = {
    key: claim.key,
    value: round(value),
    unit: claim.unit,
    against: held,
    ratio: round(value / against.value),
    target: targetOf(claim),
    holds: holds(claim, figure),
  };
  rows.push({ row, broken: run.broken });
  const shown = `${row.value} ${row.unit}`.padStart(10);
  const verdict = row.holds ? 'holds' : 'DOES NOT HOLD';
  console.log(
    `${claim.key.padEnd(24)} ${shown}  ${row.target.padEnd(13)} ${verdict.padEnd(14)} ${row.ratio} × ` +
      `${held}${run.broken ? '  (broken on purpose)' : ''}`,
  );
}

const [cpu] = cpus();
const machine =
  `${cpu?.model ?? 'unknown'} × ${cpus().length}, ${Math.round(totalmem() / 2 ** 30)} GiB, ` +
  `${system()}, Node ${process.version}`;
console.log(`${machine}; seed ${seed}`);
mkdirSync('bench/results', { recursive: true });
const result = { seed, machine, claims: rows.map(({ row }) => row) };
writeFileSync('bench/results/latest.json', `${JSON.stringify(result, null, 2)}\n`);
process.exitCode = failed === 0 && rows.every(({ row, broken }) => row.holds !== broken) ? 0 : 1;

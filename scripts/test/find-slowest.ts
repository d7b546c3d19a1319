import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as z from 'zod/mini';
import { listSpecs, playwrightReport } from './playwright-report.ts';

export type Timed = { readonly name: string; readonly ms: number };
export type Slowest = { readonly files: readonly Timed[]; readonly tests: readonly Timed[] };

const SHOWN = 10;

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.nullish(z.number()) })),
    }),
  ),
});

const ofVitest = (report: unknown): Timed[][] => {
  const files = vitestReport.parse(report).testResults;
  return [
    files.map(({ name, startTime, endTime }) => ({ name: relative('.', name), ms: endTime - startTime })),
    files.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${relative('.', name)}: ${fullName}`,
        ms: duration ?? 0,
      })),
    ),
  ];
};

const ofPlaywright = (report: unknown): Timed[][] => {
  const tests = playwrightReport.parse(report).suites.flatMap(listSpecs);
  const timed = tests.map((spec) => ({
    file: `e2e/${spec.file}`,
    name: `e2e/${spec.file}: ${spec.title}`,
    ms: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  const files = [...Map.groupBy(timed, ({ file }) => file)].map(([name, all]) => ({
    name,
    ms: all.reduce((sum, { ms }) => sum + ms, 0),
  }));
  return [files, timed];
};

/** The slowest files and tests of a runner's JSON report; empty without a report. */
export function findSlowest(runner: 'vitest' | 'playwright', file: string): Slowest {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const [files = [], tests = []] = runner === 'vitest' ? ofVitest(report) : ofPlaywright(report);
    const slowest = (all: readonly Timed[]) => all.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN);
    return { files: slowest(files), tests: slowest(tests) };
  } catch {
    return { files: [], tests: [] };
  }
}

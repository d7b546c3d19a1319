import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

const parse = (runner: 'vitest' | 'playwright', report: unknown): Counts => {
  if (runner === 'vitest') {
    const found = vitestReport.parse(report);
    return {
      passed: found.numPassedTests,
      failed: found.numFailedTests,
      skipped: found.numPendingTests + found.numTodoTests,
    };
  }
  const { expected, unexpected, flaky, skipped } = playwrightReport.parse(report).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
};

/** The counts in a runner's JSON report. A failed run counts at least one failure, even without a report. */
export const readCounts = (runner: 'vitest' | 'playwright', file: string, ok: boolean): Counts => {
  let counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    counts = parse(runner, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (ok) throw error;
  }
  return ok ? counts : { ...counts, failed: Math.max(1, counts.failed) };
};

import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';
import { listSpecs, playwrightReport } from './playwright-report.ts';

/** The length of a message: a line or two, with room for a property's failing input. */
const MOST_OF_A_MESSAGE = 400;

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

const shorten = (message: string) => {
  const [said = ''] = stripVTControlCharacters(message).split(/\n\s+at /);
  const line = said.replaceAll(/\s+/g, ' ').trim();
  return line.length > MOST_OF_A_MESSAGE ? `${line.slice(0, MOST_OF_A_MESSAGE)}…` : line;
};

const ofVitest = (report: unknown): string[] =>
  vitestReport.parse(report).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative('.', name);
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${shorten(message)}`] : [];
    return failed.map((test) => `${file}: ${test.fullName}: ${shorten(test.failureMessages.join(' '))}`);
  });

const ofPlaywright = (report: unknown): string[] =>
  playwrightReport
    .parse(report)
    .suites.flatMap(listSpecs)
    .filter((spec) => !spec.ok)
    .map(({ file, title, tests }) => {
      const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''));
      return `e2e/${file}: ${title}: ${shorten(messages.join(' '))}`;
    });

/** One line per failed test of a runner's JSON report, to be read at the end of a log. */
export const readFailures = (runner: 'vitest' | 'playwright', file: string): string[] => {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return runner === 'vitest' ? ofVitest(report) : ofPlaywright(report);
  } catch {
    return ['The runner left no readable report.'];
  }
};

import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { describeApi } from '#server/http/open-api.ts';
import { listRoutes, type Paths } from '#test/hardening/described-routes.ts';
import { countRequests } from '#test/hardening/plan-requests.ts';
import { listFiles } from './list-files.ts';

/** The limits on tests. A change that needs more raises them in the same commit. */
const BUDGET = 'scripts/test/budget.json';
const budgetFile = z.object({ tests: z.int(), browserTests: z.int(), hardeningRequests: z.int() });
export type Budget = z.output<typeof budgetFile>;

const SKIPPED_FOLDERS = /^(node_modules|dist|data|test-results|playwright-report|\.git|\.cache)$/;
const DEFINITION = /^\s*(?:test|it)(?:\.each\(|\()/gm;

/** Counts definitions; a table of cases is one. */
export const countTests = (source: string): number => source.match(DEFINITION)?.length ?? 0;

export function findExcess(used: Budget, budget: Budget): string[] {
  const names = ['tests', 'browserTests', 'hardeningRequests'] as const;
  return names
    .filter((name) => used[name] > budget[name])
    .map(
      (name) =>
        `${BUDGET}: ${name} is ${used[name]}, the budget ${budget[name]}. Remove some, or raise it here.`,
    );
}

async function readEndpoints(root: string): Promise<Endpoint[]> {
  const files = globSync('contract/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(resolve(root, file)) as Promise<object>));
  const isEndpoint = (value: unknown): value is Endpoint =>
    typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'access' in value;
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint));
}

/** Fails if the tests exceed the committed budget. */
export async function checkBudget(root: string): Promise<{ ok: boolean; output: string }> {
  const sum = (pattern: RegExp) =>
    listFiles(root, SKIPPED_FOLDERS)
      .filter((path) => pattern.test(path))
      .reduce((total, path) => total + countTests(readFileSync(join(root, path), 'utf8')), 0);
  const { paths } = describeApi(await readEndpoints(root), '');
  const used = {
    tests: sum(/\.test\.tsx?$/),
    browserTests: sum(/\.spec\.ts$/),
    hardeningRequests: countRequests(listRoutes(paths as Paths), 'sqlite'),
  };
  const excess = findExcess(used, budgetFile.parse(JSON.parse(readFileSync(join(root, BUDGET), 'utf8'))));
  return { ok: excess.length === 0, output: [...excess, JSON.stringify(used)].join('\n') };
}

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { runStep } from '../launch/run-child.mjs';
import { type Patch, readPatched } from './patch.ts';

/** Copies the project's sources, so that a mutant never touches the real ones. */
export function copyProject(to: string): void {
  rmSync(to, { recursive: true, force: true });
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' });
  for (const path of list.split('\0').filter(Boolean)) {
    mkdirSync(join(to, dirname(path)), { recursive: true });
    cpSync(path, join(to, path));
  }
  symlinkSync(resolve('node_modules'), join(to, 'node_modules'));
}

const FAILED_FILE = /FAIL\s+(?:\|\S+\|\s+)?(\S+\.test\.tsx?)/;

/** Runs these tests in a copy and returns the first failing file, or null. Finding no test is a failure. */
export async function findFailing(
  copy: string,
  tests: readonly string[],
  projects = ['--project=unit', '--project=api-sqlite'],
): Promise<string | null> {
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects,
    '--bail=1',
    '--max-workers=1',
    ...tests,
  ];
  const env = { ...process.env, TEST_QUICK: '1' };
  const { code, output } = await runStep(process.execPath, args, { cwd: copy, env });
  return code === 0 ? null : (FAILED_FILE.exec(output)?.[1] ?? tests.join(' '));
}

/** Like `findFailing`, with the PostgreSQL-only tests of these patches' folders. */
export async function findFailingOnPostgres(copy: string, patches: readonly Patch[]): Promise<string | null> {
  const tests = [...new Set(patches.flatMap(({ file }) => globSync(`${dirname(file)}/*.postgres.test.ts`)))];
  return tests.length === 0 ? null : await findFailing(copy, tests, ['--project=api-postgres']);
}

/**
 * The test file that fails with the patch, or null. Tries the one that failed last time first, then the file's own
 * tests, and finally the folder's PostgreSQL-only tests.
 */
export async function findKiller(
  copy: string,
  patch: Patch,
  tests: readonly string[],
  last?: string,
): Promise<string | null> {
  const file = join(copy, patch.file);
  writeFileSync(file, readPatched(patch));
  try {
    const own = patch.file.replace(/\.ts$/, '.test.ts');
    for (const likely of new Set([last ?? own, own]))
      if (existsSync(likely) && (await findFailing(copy, [likely]))) return likely;
    return (await findFailing(copy, tests)) ?? (await findFailingOnPostgres(copy, [patch]));
  } finally {
    cpSync(patch.file, file);
  }
}

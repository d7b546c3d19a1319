import { readdirSync } from 'node:fs';
import { checkBudget } from './verify/check-budget.ts';
import { checkFiles } from './verify/check-files.ts';
import { checkSubjects } from './verify/check-subjects.ts';
import { checkTestSettings } from './verify/check-test-settings.ts';
import { checkWords } from './verify/check-words.ts';
import { runTool } from './verify/run-tool.ts';

/** `npm run verify`: every check that does not run the product. */
type Check = { readonly name: string; readonly run: () => Promise<{ ok: boolean; output: string }> };

const rooms = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .filter((entry) => readdirSync(entry.name).includes('tsconfig.json'))
  .map((entry) => entry.name);

const CHECKS: readonly Check[] = [
  ...rooms.map((room) => ({
    name: `types of ${room}/`,
    // The rooms are checked in parallel, and each further thread would check the shared types again.
    run: () =>
      runTool('tsc', [
        '-p',
        room,
        '--singleThreaded',
        '--incremental',
        '--tsBuildInfoFile',
        `.cache/types/${room}.json`,
      ]),
  })),
  { name: 'lint', run: () => runTool('oxlint', []) },
  { name: 'format', run: () => runTool('oxfmt', ['--check']) },
  { name: 'dead code', run: () => runTool('knip', ['--no-progress', '--treat-config-hints-as-errors']) },
  { name: 'files', run: async () => checkFiles('.') },
  { name: 'words', run: async () => checkWords('.') },
  { name: 'commit subjects', run: () => checkSubjects('.') },
  { name: 'test budget', run: () => checkBudget('.') },
  { name: 'test settings', run: async () => checkTestSettings('.') },
];

/** The checks whose output is always shown. */
const SHOWN = new Set(['files', 'test budget']);

const startedAt = performance.now();
const results = await Promise.all(
  CHECKS.map(async ({ name, run }) => {
    const from = performance.now();
    const { ok, output } = await run();
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
    if (!ok || SHOWN.has(name)) console.log(output.trim().replace(/^/gm, '     '));
    return ok;
  }),
);
const failed = results.filter((ok) => !ok).length;
const total = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`${results.length - failed} of ${results.length} checks hold (${total} s).`);
process.exitCode = failed ? 1 : 0;

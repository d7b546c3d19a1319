import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

/** Sample files, each with the rule that must report it; null if it is allowed. */
const SNIPPETS: readonly (readonly [file: string, text: string, rule: string | null])[] = [
  ['contract/a.ts', `import { b } from '#core/posts/b.ts';\nexport const a = b;\n`, 'house(imports)'],
  ['contract/b.ts', `import { join } from 'node:path';\nexport const b = join;\n`, 'house(imports)'],
  ['contract/c.ts', `import { pino } from 'pino';\nexport const c = pino;\n`, 'house(imports)'],
  ['contract/d.ts', `import * as z from 'zod/mini';\nexport const d = z.string();\n`, null],
  ['core/posts/a.ts', `import { x } from '#server/context.ts';\nexport const a = x;\n`, 'house(imports)'],
  [
    'core/posts/c.ts',
    `import { x } from '../../server/context.ts';\nexport const c = x;\n`,
    'house(imports)',
  ],
  ['core/posts/d.ts', `export const d = () => Date.now();\n`, 'eslint(no-restricted-properties)'],
  ['core/posts/e.ts', `export const e = () => new Date();\n`, 'house(no-hidden-clock)'],
  ['core/posts/f.ts', `export const f = () => Date();\n`, 'house(no-hidden-clock)'],
  ['core/posts/g.ts', `export const g = () => Math.random();\n`, 'eslint(no-restricted-properties)'],
  ['core/posts/h.ts', `export const h = () => performance.now();\n`, 'eslint(no-restricted-globals)'],
  ['core/posts/i.ts', `export const i = (at: number) => new Date(at).getUTCDay();\n`, null],
  ['core/posts/k.ts', `import { x } from '#reading/shapes/read.ts';\nexport const k = x;\n`, null],
  ['core/posts/l.ts', `import { x } from '#reading/shapes/fit.ts';\nexport const l = x;\n`, 'house(imports)'],
  ['web/d.ts', `import { x } from '#reading/shapes/read.ts';\nexport const d = x;\n`, 'house(imports)'],
  ['server/e.ts', `import { x } from '#reading/shapes/fit.ts';\nexport const e = x;\n`, 'house(imports)'],
  ['server/f.ts', `import { x } from '#reading/shapes/read.ts';\nexport const f = x;\n`, null],
  ['reading/shapes/a.ts', `import { x } from '#core/posts/x.ts';\nexport const a = x;\n`, 'house(imports)'],
  ['reading/shapes/b.ts', `import * as z from 'zod/mini';\nexport const b = z;\n`, 'house(imports)'],
  ['reading/shapes/c.ts', `export const c = () => Math.random();\n`, 'eslint(no-restricted-properties)'],
  ['server/a.ts', `import { x } from '#web/main.tsx';\nexport const a = x;\n`, 'house(imports)'],
  ['server/b.ts', `export const load = () => import('../sandbox/main.ts');\n`, 'house(imports)'],
  ['server/c.ts', `import type { X } from '#test/factories.ts';\nexport type C = X;\n`, 'house(imports)'],
  ['server/c.test.ts', `import { x } from '#test/factories.ts';\nexport const c = x;\n`, null],
  ['server/d.ts', `export const d = () => process.env['HOME'];\n`, 'node(no-process-env)'],
  ['server/boot/read-settings.ts', `export const e = () => process.env['HOME'];\n`, null],
  [
    'server/adapters/db/a.ts',
    `import { x } from '#server/features/posts/x.ts';\nexport const a = x;\n`,
    'house(imports)',
  ],
  [
    'server/features/accounts/a.ts',
    `import { x } from '../posts/park-posts.ts';\nexport const a = x;\n`,
    'house(imports)',
  ],
  [
    'server/features/posts/b.ts',
    `import { x } from '#server/features/accounts/routes.ts';\nexport const b = x;\n`,
    'house(imports)',
  ],
  [
    'server/features/posts/c.ts',
    `import { x } from '#server/features/accounts/account-rows.ts';\nexport const c = x;\n`,
    null,
  ],
  [
    'server/features/trash/a.ts',
    `import { x } from '../drafts/x.ts';\nexport const a = x;\n`,
    'house(imports)',
  ],
  [
    'server/features/unheard-of/a.ts',
    `import { x } from '../posts/x.ts';\nexport const a = x;\n`,
    'house(imports)',
  ],
  [
    'server/features/publishing/a.ts',
    `import { x } from '../posts/publish-post.job.ts';\nexport const a = x;\n`,
    'house(imports)',
  ],
  ['sandbox/a.ts', `import { x } from '../contract/errors.ts';\nexport const a = x;\n`, 'house(imports)'],
  ['web/a.ts', `import { x } from '../server/context.ts';\nexport const a = x;\n`, 'house(imports)'],
  [
    'web/features/posts/a.ts',
    `import { x } from '#web/features/drafts/x.ts';\nexport const a = x;\n`,
    'house(imports)',
  ],
  [
    'web/features/calendar/a.ts',
    `import { x } from '#web/features/posts/x.ts';\nexport const a = x;\n`,
    null,
  ],
  [
    'web/features/calendar/b.ts',
    `import { x } from '#web/routes/x.ts';\nexport const b = x;\n`,
    'house(imports)',
  ],
  ['web/ui/a.ts', `import { x } from '#web/features/drafts/x.ts';\nexport const a = x;\n`, 'house(imports)'],
  ['web/lib/a.ts', `import { x } from '#web/features/posts/x.ts';\nexport const a = x;\n`, 'house(imports)'],
  ['web/ui/b.ts', `import { x } from '#web/routes/x.ts';\nexport const b = x;\n`, 'house(imports)'],
  ['web/b.ts', `import { join } from 'node:path';\nexport const b = join;\n`, 'house(imports)'],
  ['web/c.test.ts', `import { x } from '../server/context.ts';\nexport const c = x;\n`, 'house(imports)'],
  ['core/posts/j.ts', `import { pino } from 'pino';\nexport const j = pino;\n`, 'house(imports)'],
  [
    'server/features/housekeeping/a.ts',
    `import { x } from '../unheard-of/x.ts';\nexport const a = x;\n`,
    'house(imports)',
  ],
  ['web/lib/b.ts', `export { x } from './x.ts';\n`, 'house(no-reexport)'],
  ['web/lib/c.ts', `export * from './x.ts';\n`, 'house(no-reexport)'],
  ['web/lib/d.ts', `export default 1;\n`, 'import(no-default-export)'],
  ['web/lib/e.ts', `export const e = (given: any) => void given;\n`, 'typescript(no-explicit-any)'],
];

const report = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });
const found = new Map<string, string[]>();
const folder = mkdtempSync(join(tmpdir(), 'threadwell-lint-'));

beforeAll(() => {
  // These rules need no types, and reading types takes longer than all the rest.
  const config = readFileSync('.oxlintrc.json', 'utf8').replace('"typeAware": true', '"typeAware": false');
  writeFileSync(join(folder, '.oxlintrc.json'), config);
  cpSync('scripts/lint', join(folder, 'scripts/lint'), { recursive: true });
  for (const [file, text] of SNIPPETS) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const oxlint = resolve('node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'json'], { cwd: folder, encoding: 'utf8' });
  for (const { filename, code } of report.parse(JSON.parse(stdout)).diagnostics)
    found.set(filename, [...(found.get(filename) ?? []), code]);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.for(SNIPPETS)('lint reports the right rule for %s', ([file, , rule]) => {
  expect(found.get(file) ?? []).toEqual(rule ? [rule] : []);
});

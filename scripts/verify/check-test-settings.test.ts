import { expect, test } from 'vitest';
import { checkTestSettings } from './check-test-settings.ts';
import { checkFolder } from './testing/check-folder.ts';

const SETTING = 'TEST_PASSWORDS';

test('lets tests and the definition name a test-only setting', () => {
  const files = {
    'test/create-test-app.ts': SETTING,
    'e2e/start-threadwell.ts': SETTING,
    'server/config.ts': SETTING,
    'server/config.test.ts': SETTING,
    'docs/decisions/0020-x.md': SETTING,
    'node_modules/x/index.js': SETTING,
    'server/main.ts': 'SETTINGS',
  };
  expect(checkFolder(files, checkTestSettings)).toEqual({ ok: true, output: '' });
});

test.for([
  'server/boot/create-base.ts',
  'scripts/dev.ts',
  'package.json',
  'Dockerfile',
  'compose.yaml',
  'README.md',
  '.env',
  '.ci/run',
])('rejects a test-only setting in %s', (path) => {
  const { ok, output } = checkFolder({ [path]: `export ${SETTING}=on` }, checkTestSettings);
  expect(output).toBe(`${path} names a setting that only tests may use.`);
  expect(ok).toBe(false);
});

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readMachineSettings, readSettings } from './read-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'threadwell-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const path = join(folder, 'secret');
  writeFileSync(path, text);
  chmodSync(path, 0o600);
  return path;
}

test('reads a secret from a file and drops the trailing newline', () => {
  expect(readSettings({ METRICS_TOKEN_FILE: fileWith('from-a-file\n') })).toMatchObject({
    METRICS_TOKEN: 'from-a-file',
  });
});

test('reads only secrets from files', () => {
  expect(readSettings({ PORT_FILE: fileWith('80') })['PORT']).toBeUndefined();
});

test('rejects a secret given twice', () => {
  const twice = { SECRET_KEY: 'k', SECRET_KEY_FILE: fileWith('k') };
  expect(() => readSettings(twice)).toThrow('Set SECRET_KEY or SECRET_KEY_FILE, not both.');
});

test('names a missing or empty file and does not start', () => {
  const path = join(folder, 'none');
  expect(() => readSettings({ DATABASE_URL_FILE: path })).toThrow(
    `The file that DATABASE_URL_FILE names can’t be read (${path}).`,
  );
  expect(() => readSettings({ AI_API_KEY_FILE: fileWith(' \n') })).toThrow(
    'The file that AI_API_KEY_FILE names is empty',
  );
});

test('passes paths, proxies and npm’s registry to other programs, but none of our settings', () => {
  const passed = {
    PATH: '/bin',
    HOME: '/root',
    https_proxy: 'http://proxy',
    npm_config_registry: 'https://npm.example',
  };
  const kept = { SECRET_KEY: 'k', AI_API_KEY: 'k', DATABASE_URL: 'postgres://', npm_config_prefix: '/' };
  expect(readMachineSettings({ ...passed, ...kept })).toEqual(passed);
});

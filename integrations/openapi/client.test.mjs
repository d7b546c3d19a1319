import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { startThreadwell } from '../start-threadwell.mjs';

const here = import.meta.dirname;
const run = (name, ...args) =>
  execFileSync(`${here}/node_modules/.bin/${name}`, args, { cwd: here, encoding: 'utf8' });

let server;
before(async () => {
  server = await startThreadwell();
  mkdirSync(`${here}/.generated`, { recursive: true });
  const description = await fetch(`${server.url}/api/openapi.json`);
  writeFileSync(`${here}/.generated/openapi.json`, await description.text());
});
after(() => server.stop());

test('the description has no lint error', () => {
  const { totals } = JSON.parse(run('redocly', 'lint', '.generated/openapi.json', '--format=json'));
  assert.equal(totals.errors, 0);
});

test('the generated client compiles and runs the first hour', async () => {
  run('openapi-typescript', '.generated/openapi.json', '--output', '.generated/threadwell.d.ts');
  run('tsc');
  const { runFirstHour } = await import('./.generated/built/first-hour.js');
  const { failures, scannedCount, opportunities, verdict, code } = await runFirstHour(server.url, server.key);
  assert.deepEqual(failures, []);
  assert.ok(scannedCount > 0);
  assert.ok(opportunities > 0);
  assert.match(verdict, /pass|warned|blocked/);
  assert.equal(code, 'APPROVAL_NEEDED');
});

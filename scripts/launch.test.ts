import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decideRestart } from './launch/keep-running.mjs';
import { lockfile, makeClone, type Clone } from './launch/make-clone.ts';

const INSTALLED_AND_BUILT = ['npm ci --omit=dev', 'vite build server', 'vite build web'];

const CRASHES_ONCE = `
import { existsSync, writeFileSync } from 'node:fs';
if (!existsSync('crashed')) { writeFileSync('crashed', ''); throw new Error('a bug'); }
process.on('SIGTERM', () => process.exit(0));
setInterval(() => {}, 1000);
console.log('ready again');
`;

let clone: Clone;
beforeEach(() => {
  clone = makeClone();
});
afterEach(() => clone.remove('.'));

const start = async () => {
  const run = clone.launch('start');
  await run.says('ready');
  run.kill('SIGTERM');
  return run.ended;
};

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('installs a fresh clone without development packages, builds and starts it', async () => {
  const { output } = await start();
  expect(clone.ran()).toEqual(INSTALLED_AND_BUILT);
  expect(output).toMatch(/Installing packages \.\.\.\nPackages installed in 1 s\./);
});

test('reports a port in use before installing or building', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  clone.write('.env', `PORT=${port}`);
  const { code, output } = await clone.launch('start').ended;
  other.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is in use. Stop the program that uses it`);
  expect(clone.ran()).toEqual([]);
});

test('installs and builds nothing on a second start', async () => {
  await start();
  clone.ran();
  await start();
  expect(clone.ran()).toEqual([]);
});

test('passes arguments and signals to the command and returns its exit code', async () => {
  const run = clone.launch('start', '--now', 'a b');
  await run.says('ready --now a b');
  run.kill('SIGTERM');
  expect(await run.ended).toMatchObject({ code: 7, output: expect.stringContaining('stopped') });
});

test.each([
  ['web/main.tsx', ['vite build web']],
  ['server/boot/main.ts', ['vite build server']],
  ['contract/errors.ts', ['vite build server', 'vite build web']],
  ['core/decide.ts', ['vite build server', 'vite build web']],
  ['reading/shapes/read.ts', ['vite build server', 'vite build web']],
  ['core/new.ts', ['vite build server', 'vite build web']],
])('changing %s rebuilds only the parts that depend on it', async (path, builds) => {
  await start();
  clone.ran();
  clone.append(path, '\n');
  await start();
  expect(clone.ran()).toEqual(builds);
});

test('changing a test rebuilds nothing', async () => {
  await start();
  clone.ran();
  clone.write('web/main.test.tsx', 'two');
  await start();
  expect(clone.ran()).toEqual([]);
});

test('rebuilds a build whose files were deleted', async () => {
  await start();
  clone.ran();
  clone.remove('dist/web');
  await start();
  expect(clone.ran()).toEqual(['vite build web']);
});

test('installs again after the lockfile changed', async () => {
  await start();
  clone.ran();
  clone.write('package-lock.json', lockfile('2.0.0'));
  await start();
  expect(clone.ran()).toEqual(INSTALLED_AND_BUILT);
});

test('keeps a complete installation made by hand', async () => {
  await start();
  clone.ran();
  clone.remove('node_modules/.threadwell-install.json');
  await start();
  expect(clone.ran()).toEqual([]);
});

test('repeats an interrupted install', async () => {
  await start();
  clone.ran();
  clone.remove('node_modules/.threadwell-install.json');
  clone.remove('node_modules/.package-lock.json');
  await start();
  expect(clone.ran()).toEqual(['npm ci --omit=dev']);
});

test('builds no pages for commands that serve none', async () => {
  expect(await clone.launch('backup').ended).toMatchObject({
    code: 0,
    output: expect.stringContaining('backed up'),
  });
  expect(clone.ran()).toEqual(['npm ci --omit=dev']);
});

test('adds development packages for a command that needs them', async () => {
  await start();
  clone.ran();
  await clone.launch('verify').ended;
  expect(clone.ran()).toEqual(['npm ci --include=dev']);
  await start();
  expect(clone.ran()).toEqual([]);
});

test('test:quick runs the quick tests and passes its own arguments on', async () => {
  clone.write('scripts/test.ts', 'console.log(process.argv.slice(2).join(" "));');
  expect(await clone.launch('test:quick', 'more').ended).toMatchObject({
    code: 0,
    output: expect.stringContaining('quick more'),
  });
});

test('a failed install shows npm’s output and what to do', async () => {
  clone.write('npm-fails', '');
  const { code, output } = await clone.launch('start').ended;
  expect(code).toBe(1);
  expect(output).toContain('npm error code ENOTFOUND');
  expect(output).toContain('The npm registry cannot be reached.');
  clone.remove('npm-fails');
  await start();
});

test('a stop during an install leaves no process and no partial install', async () => {
  clone.write('npm-is-slow', '');
  const run = clone.launch('start');
  await run.says('Installing');
  let pid: string | undefined;
  await expect.poll(() => (pid = clone.ran().find((line) => line.startsWith('pid')))).toBeDefined();
  run.kill('SIGTERM');
  expect(await run.ended).toMatchObject({ code: 143 });
  expect(isAlive(Number(pid?.slice(4)))).toBe(false);
  clone.remove('npm-is-slow');
  await start();
  expect(clone.ran()).toEqual(INSTALLED_AND_BUILT);
});

test('two starts at once install and build only once', async () => {
  const runs = [clone.launch('start'), clone.launch('start')];
  await Promise.all(runs.map((run) => run.says('ready')));
  expect(clone.ran()).toEqual(INSTALLED_AND_BUILT);
  for (const run of runs) run.kill('SIGTERM');
  await Promise.all(runs.map((run) => run.ended));
});

test('ignores the lock of a dead process', async () => {
  const gone = clone.launch('nonsense');
  await gone.ended;
  clone.write('.cache/launch.lock', '2147483646');
  await start();
  expect(clone.ran()).toEqual(INSTALLED_AND_BUILT);
});

test('restarts a crashed server', async () => {
  clone.write('server/boot/main.ts', CRASHES_ONCE);
  const run = clone.launch('start');
  await run.says('Threadwell ended unexpectedly (code 1). Restarting in 1 s.');
  await run.says('ready again');
  run.kill('SIGTERM');
  expect(await run.ended).toMatchObject({ code: 0 });
});

test('a stop during the restart delay exits at once', async () => {
  clone.write('server/boot/main.ts', 'process.kill(process.pid, "SIGKILL")');
  const run = clone.launch('start');
  await run.says('(SIGKILL). Restarting in 1 s.');
  run.kill('SIGTERM');
  expect(await run.ended).toMatchObject({ code: 143 });
});

test('does not restart a server that cannot start', async () => {
  clone.write('server/boot/main.ts', 'process.exit(78)');
  const { code, output } = await clone.launch('start').ended;
  expect([code, output]).toEqual([78, expect.not.stringContaining('starts again')]);
});

test('waits longer before each restart, and gives up after five in ten minutes', () => {
  const minutes = (...times: number[]) => times.map((time) => time * 60_000);
  const waits = [1, 2, 3, 4, 5, 6].map((count) => decideRestart(Array(count).fill(0), 60_000));
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, null]);
  expect(decideRestart(minutes(0, 1, 2, 3, 4, 11), 11 * 60_000)).toBe(8_000);
});

test('rejects an unknown command and lists the known ones', async () => {
  const { code, output } = await clone.launch('fly').ended;
  expect(code).toBe(1);
  expect(output).toMatch(/Unknown command "fly"\. There is: start, /);
});

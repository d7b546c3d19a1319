import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { type Hub, type HubBehavior, sha256Hex, startHub } from '#test/local-models/start-hub.ts';
import { createTestClock } from '#test/test-clock.ts';
import { downloadModel, type DownloadTarget } from './download-model.ts';
import { modelPaths } from './model-files.ts';

const FILE = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7 + (at >> 8)) % 256));
const OTHER = Buffer.from(FILE).fill(9, 100_000);

async function meet(manner: HubBehavior = {}, freeDiskBytes = async () => 1e12) {
  const hub = await startHub(FILE, manner);
  const folder = await mkdtemp(join(tmpdir(), 'models-'));
  onTestFinished(async () => {
    await hub.stop();
    await rm(folder, { recursive: true });
  });
  const clock = createTestClock();
  const room = { freeDiskBytes, ramBytes: () => 1e12 };
  const target: DownloadTarget = {
    url: `${hub.url}/maker/model/resolve/main/file.gguf`,
    redirects: ['hub.example'],
    sha256: null,
    folder,
    paths: modelPaths(folder, 'm'),
  };
  const download = (more: Partial<DownloadTarget> & { onBytes?: (received: number) => unknown } = {}) => {
    const pause = new AbortController();
    const { onBytes, ...changed } = more;
    const onProgress = (received: number) => onBytes?.(received);
    return {
      pause,
      outcome: downloadModel(
        { ...target, ...changed },
        { clock, room },
        { signal: pause.signal, onProgress },
      ),
    };
  };
  /** Downloads the first bytes, then loses the connection. */
  const downloadPart = async (bytes: number) => {
    hub.manner = { stallAfter: bytes };
    const { outcome } = download({ onBytes: (received) => received >= bytes && hub.cut() });
    const ended = await outcome;
    hub.manner = {};
    return ended;
  };
  return { hub, folder, clock, download, downloadPart, files: () => readdir(folder) };
}

const content = (folder: string) => readFile(join(folder, 'm.gguf'));

test('downloads a file through the hub’s redirect and checks its hash', async () => {
  const { folder, download, files } = await meet();
  const seen: number[] = [];
  const { outcome } = download({ onBytes: (received) => seen.push(received) });
  expect(await outcome).toEqual({ kind: 'ready', sha256: sha256Hex(FILE), bytes: FILE.length });
  expect(await content(folder)).toEqual(FILE);
  expect(await files()).toEqual(['m.gguf', 'm.json']);
  expect(seen.at(-1)).toBe(FILE.length);
});

test('after a broken connection, downloads only the missing rest', async () => {
  const { hub, folder, download, downloadPart, files } = await meet();
  expect(await downloadPart(120_000)).toMatchObject({
    kind: 'paused',
    message: expect.stringContaining('broke off'),
  });
  expect(await files()).toEqual(['m.gguf.part', 'm.part.json']);
  expect(await download().outcome).toMatchObject({ kind: 'ready', sha256: sha256Hex(FILE) });
  expect(hub.ranges).toEqual([null, 'bytes=120000-']);
  expect(await content(folder)).toEqual(FILE);
});

test('names the host that can’t be reached', async () => {
  const { download } = await meet();
  expect(await download({ url: 'http://127.0.0.1:1/m.gguf' }).outcome).toEqual({
    kind: 'failed',
    message: '127.0.0.1:1 can’t be reached, or the connection broke off. Try again.',
  });
});

test('pauses on request and resumes', async () => {
  const { hub, download, files } = await meet({ stallAfter: 120_000 });
  const arrived = Promise.withResolvers<void>();
  const first = download({ onBytes: (received) => received >= 120_000 && arrived.resolve() });
  await arrived.promise;
  first.pause.abort();
  expect(await first.outcome).toEqual({ kind: 'paused', message: null });
  expect(await files()).toEqual(['m.gguf.part', 'm.part.json']);
  hub.manner = {};
  expect(await download().outcome).toMatchObject({ kind: 'ready', sha256: sha256Hex(FILE) });
  expect(hub.ranges).toEqual([null, 'bytes=120000-']);
});

const CHANGES: [string, (hub: Hub) => void][] = [
  ['the file has changed', (hub) => Object.assign(hub, { file: OTHER })],
  ['the file has become shorter', (hub) => Object.assign(hub, { file: FILE.subarray(0, 90_000) })],
  ['the server ignores ranges', (hub) => Object.assign(hub.manner, { ignoresRanges: true })],
];

test.each(CHANGES)('starts over if %s', async (_, alter) => {
  const { hub, folder, download, downloadPart } = await meet();
  await downloadPart(120_000);
  alter(hub);
  expect(await download().outcome).toMatchObject({ kind: 'ready', sha256: sha256Hex(hub.file) });
  expect(await content(folder)).toEqual(hub.file);
});

const NOT_IT = 'f'.repeat(64);
const REFUSALS: [string, HubBehavior, Partial<DownloadTarget>, string][] = [
  ['a file with another hash', { sha256: NOT_IT }, {}, 'SHA-256 is'],
  ['a hub whose hash differs from the list', {}, { sha256: NOT_IT }, 'another file than the list names'],
  ['a file without a hash', { sha256: null }, {}, 'can’t be checked'],
  ['a missing file', { status: 404 }, {}, 'doesn’t have this file (404)'],
  ['a gated file', { status: 401 }, {}, 'requires signing in for this file (401)'],
  ['a redirect elsewhere', { redirectTo: 'https://elsewhere.example/x' }, {}, 'elsewhere.example'],
  ['a redirect without https', { redirectTo: 'http://cdn.hub.example/x' }, {}, 'cdn.hub.example'],
  ['a failing server', { status: 503 }, {}, 'answers with 503'],
];

test.each(REFUSALS)(
  'refuses %s with a reason, and leaves no file behind',
  async (_, manner, changes, words) => {
    const { download, files } = await meet(manner);
    const outcome = await download(changes).outcome;
    expect(outcome).toMatchObject({ kind: 'failed', message: expect.stringContaining(words) });
    expect(await files()).toEqual([]);
  },
);

test('refuses a file that doesn’t fit on the disk before downloading', async () => {
  const { download, files } = await meet({}, async () => 200_100_000);
  expect(await download().outcome).toMatchObject({
    message: expect.stringContaining('The disk has 0.2 GB free'),
  });
  expect(await files()).toEqual([]);
});

test('reports a stalled server, and leaves no file behind if nothing arrived', async () => {
  const { hub, clock, download, files } = await meet({ stallAfter: 0 });
  const { outcome } = download();
  await hub.stalled;
  clock.advance(60_000);
  expect(await outcome).toMatchObject({
    kind: 'failed',
    message: expect.stringContaining('nothing for a minute'),
  });
  expect(await files()).toEqual([]);
});

test('keeps the partial file of a stalled download', async () => {
  const { clock, download, files } = await meet({ stallAfter: 50_000 });
  const arrived = Promise.withResolvers<void>();
  const { outcome } = download({ onBytes: (received) => received >= 50_000 && arrived.resolve() });
  await arrived.promise;
  clock.advance(60_000);
  expect(await outcome).toMatchObject({
    kind: 'paused',
    message: expect.stringContaining('nothing for a minute'),
  });
  expect(await files()).toEqual(['m.gguf.part', 'm.part.json']);
});

test('reads the whole body even if garbage collection runs first', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const collected = async () => {
    collect();
    await nextTurn();
    return 1e12;
  };
  const { download } = await meet({}, collected);
  expect(await download().outcome).toMatchObject({ kind: 'ready' });
});

test('hashes a partial file before it connects, and can be paused while hashing', async () => {
  const { hub, folder, download, downloadPart } = await meet();
  await downloadPart(120_000);
  const [note, part] = [join(folder, 'm.part.json'), join(folder, 'm.gguf.part')];
  // A sparse file: it takes no space on the disk, but seconds to read.
  const total = 4_000_000_000;
  await truncate(part, total - 1);
  await writeFile(note, JSON.stringify({ ...JSON.parse(await readFile(note, 'utf8')), total }));
  const { outcome, pause } = download();
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  pause.abort();
  expect(await outcome).toEqual({ kind: 'paused', message: null });
  expect(hub.ranges).toEqual([null]);
});

test('accepts a pinned hash if the hub reports none', async () => {
  const { download } = await meet({ sha256: null });
  expect(await download({ sha256: sha256Hex(FILE) }).outcome).toMatchObject({ kind: 'ready' });
});

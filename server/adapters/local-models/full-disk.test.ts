import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startHub } from '#test/local-models/start-hub.ts';
import { createTestClock } from '#test/test-clock.ts';
import { downloadModel } from './download-model.ts';
import { modelPaths } from './model-files.ts';

const MEBIBYTE = 1024 * 1024;

function mount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test('reports a disk that fills up during the download, and deletes the partial file', async ({ skip }) => {
  const folder = await mkdtemp(join(tmpdir(), 'small-disk-'));
  const isMounted = mount(folder);
  onTestFinished(async () => {
    if (isMounted) execFileSync('umount', [folder]);
    await rmdir(folder);
  });
  skip(!isMounted, 'only root can mount a small disk');
  const hub = await startHub(Buffer.alloc(3 * MEBIBYTE, 1));
  onTestFinished(() => hub.stop());
  const target = { url: `${hub.url}/m`, redirects: [], sha256: null, folder, paths: modelPaths(folder, 'm') };
  // Another program uses up the space after the check.
  const room = { freeDiskBytes: async () => 1e12, ramBytes: () => 1e12 };
  const outcome = await downloadModel(
    target,
    { clock: createTestClock(), room },
    { signal: new AbortController().signal, onProgress: () => undefined },
  );
  expect(outcome).toEqual({
    kind: 'failed',
    message: 'The disk is full. The unfinished download was deleted. Make room and try again.',
  });
  expect(await readdir(folder)).toEqual([]);
});

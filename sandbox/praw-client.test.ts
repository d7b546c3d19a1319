import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { startTestSandbox } from './testing/sandbox-client.ts';

const SCRIPT = join(import.meta.dirname, 'testing', 'try-praw.py');
/** Debian installs PRAW for its own Python, as python3-praw. Without it this test is skipped. */
const python = ['python3', '/usr/bin/python3'].find(
  (each) => spawnSync(each, ['-c', 'import praw']).status === 0,
);

test.skipIf(!python)('PRAW signs in, lists, follows, posts, replies, edits and deletes', async () => {
  const sandbox = await startTestSandbox({ now: Date.now });
  onTestFinished(() => sandbox.stop());
  const { stdout } = await promisify(execFile)(python ?? '', [SCRIPT, sandbox.url]);
  expect(stdout).toBe('done\n');
});

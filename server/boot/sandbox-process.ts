import { type ChildProcess, spawn } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import type { Base } from '../context.ts';
import type { Config } from '../config.ts';
import { isServed } from '../adapters/is-served.ts';
import { ROOT } from './root.ts';

const MAIN = join(ROOT, 'sandbox', 'main.ts');
const RETRY_MS = 5000;

export type SandboxProcess = { stop(): Promise<void> };

/** Keeps the sandbox running beside the server, unless another process already serves it. */
export function startSandboxProcess(config: Config, log: Base['log']): SandboxProcess {
  let child: ChildProcess | null = null;
  let retry: NodeJS.Timeout | null = null;
  let stopping = false;
  let lastWarning = '';
  const start = () => {
    const running = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
      env: settingsOf(config),
      // The sandbox exits when this channel closes, even if the server crashed.
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    let output = '';
    running.stderr?.on('data', (chunk: Buffer) => (output = (output + String(chunk)).slice(-2000)));
    running.once('close', () => {
      child = null;
      if (stopping) return;
      retry = setTimeout(start, RETRY_MS);
      void warnOnce(output.trim());
    });
    child = running;
  };
  const warnOnce = async (output: string) => {
    if (output === lastWarning || (await isServed(config.sandbox.port))) return;
    lastWarning = output;
    log.warn(output || 'The sandbox exited unexpectedly. Restarting it.');
  };
  start();
  return {
    async stop() {
      stopping = true;
      if (retry) clearTimeout(retry);
      const running = child;
      if (!running) return;
      const ended = new Promise((resolve) => running.once('close', resolve));
      running.kill('SIGTERM');
      await ended;
    },
  };
}

const settingsOf = ({ sandbox, dataDir, reddit }: Config) => ({
  SANDBOX_PORT: String(sandbox.port),
  SANDBOX_SEED: String(sandbox.seed),
  SANDBOX_STRICT: sandbox.strict ? 'on' : 'off',
  SANDBOX_QUICK: sandbox.answersQuickly ? 'on' : 'off',
  DATA_DIR: dataDir,
  REDDIT_QPM: String(reddit.callsPerMinute),
  NODE_COMPILE_CACHE: getCompileCacheDir() ?? '',
});

import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPort } from './check-port.mjs';
import { findNode } from './find-node.mjs';
import { CACHE, prepareFolder } from './prepare-folder.mjs';
import { keepRunning } from './keep-running.mjs';
import { forwardSignals, runAndExit } from './run-child.mjs';
import { say, Stop } from './say.mjs';

/** Per npm script: what it runs, arguments before the user's, and what has to be prepared first.
 * @type {Record<string, { target: string, args?: string[], isServer?: true } & import('./prepare-folder.mjs').Needs>} */
const COMMANDS = {
  start: { target: 'dist/server/main.js', packages: 'production', built: true, isServer: true },
  sandbox: { target: 'sandbox/main.ts', packages: 'production' },
  backup: { target: 'server/cli/backup.ts', packages: 'production' },
  restore: { target: 'server/cli/restore.ts', packages: 'production' },
  'rotate-key': { target: 'server/cli/rotate-key.ts', packages: 'production' },
  dev: { target: 'scripts/dev.ts', packages: 'all' },
  test: { target: 'scripts/test.ts', packages: 'all' },
  'test:quick': { target: 'scripts/test.ts', args: ['quick'], packages: 'all' },
  'test:deep': { target: 'scripts/test.ts', args: ['deep'], packages: 'all' },
  'test:recordings': { target: 'scripts/test-recordings.ts', packages: 'all' },
  verify: { target: 'scripts/verify.ts', packages: 'all' },
  score: { target: 'scripts/score.ts', packages: 'production' },
  rules: { target: 'scripts/rules.ts', packages: 'production' },
  draft: { target: 'scripts/draft.ts', packages: 'production' },
  shapes: { target: 'scripts/shapes.ts', packages: 'production' },
  threadwell: { target: 'scripts/threadwell.ts', packages: 'production' },
  mcp: { target: 'scripts/mcp.ts', packages: 'production' },
  fit: { target: 'scripts/fit.ts', packages: 'production' },
  seed: { target: 'scripts/seed.ts', packages: 'production' },
  screenshots: { target: 'e2e/screenshots.ts', packages: 'all', built: true },
  mutants: { target: 'scripts/mutants.ts', packages: 'all' },
  soak: { target: 'bench/soak/soak.ts', packages: 'all', built: true },
  bench: { target: 'bench/main.ts', packages: 'all', built: true },
};

/** In MB. The server allocates few short-lived objects; more space would only enlarge the process by some 25 MB. */
const SERVER_FLAGS = ['--max-semi-space-size=2'];

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {string[]} words */
export const launchCommand = async ([name = '', ...args]) => {
  forwardSignals();
  try {
    const command = COMMANDS[name];
    if (!command) throw new Stop(`Unknown command "${name}". There is: ${Object.keys(COMMANDS).join(', ')}.`);
    if (command.isServer) await checkPort(ROOT, process.env);
    const node = await findNode(join(ROOT, CACHE));
    // Child processes that run `node` find the same version.
    const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` };
    await prepareFolder(ROOT, command, node, env);
    const run = {
      ...env,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(ROOT, CACHE, 'compile'),
    };
    const first = [
      '--disable-warning=ExperimentalWarning',
      ...(command.isServer ? SERVER_FLAGS : []),
      join(ROOT, command.target),
      ...(command.args ?? []),
    ];
    await (command.isServer ? keepRunning : runAndExit)(node, [...first, ...args], { cwd: ROOT, env: run });
  } catch (error) {
    const { code, path, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
      say(`${path} is not writable. Check the owner of this folder, and run the command again.`);
    else if (error instanceof Stop) say(message);
    else throw error;
    process.exitCode = 1;
  }
};

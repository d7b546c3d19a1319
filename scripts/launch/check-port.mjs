import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import * as util from 'node:util';
import { Stop } from './say.mjs';

const HIGHEST = 65_535;

/** Fails early if the port is taken, before anything is built. The server checks all other settings.
 * @param {string} root @param {NodeJS.ProcessEnv} env */
export const checkPort = async (root, env) => {
  const file = join(root, '.env');
  // Old versions of Node can't parse the file; the server then finds the taken port after the build.
  const given = existsSync(file) ? util.parseEnv?.(readFileSync(file, 'utf8')) : {};
  const { PORT, HOST } = { ...given, ...env };
  const port = Number(PORT?.trim() || 3000);
  if (!Number.isInteger(port) || port < 1 || port > HIGHEST) return;
  if (await isTaken(port, HOST?.trim() || '127.0.0.1'))
    throw new Stop(
      `Threadwell can’t start. Port ${port} is in use. Stop the program that uses it, or choose ` +
        `another: PORT=${port + 10} npm start`,
    );
};

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
const isTaken = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => resolve(code === 'EADDRINUSE'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(false)));
  });

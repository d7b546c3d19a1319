import { join } from 'node:path';
import { buildParts, findStale } from './build-parts.mjs';
import { holdLock } from './hold-lock.mjs';
import { installPackages, isInstalled } from './install-packages.mjs';

/** What a command needs before it can run. @typedef {{ packages: import('./install-packages.mjs').Level, built?: true }} Needs */

/** Outside node_modules, which `npm ci` empties. */
export const CACHE = '.cache';

/** Updates packages and builds, one launcher at a time.
 * @param {string} root @param {Needs} needs @param {string} node @param {NodeJS.ProcessEnv} env */
export const prepareFolder = async (root, { packages, built }, node, env) => {
  const staleParts = async () => (built ? findStale(root) : []);
  if ((await isInstalled(root, packages)) && (await staleParts()).length === 0) return;
  await holdLock(join(root, CACHE, 'launch.lock'), async () => {
    if (!(await isInstalled(root, packages))) await installPackages(root, packages, node, env);
    await buildParts(root, await staleParts(), node, env);
  });
};

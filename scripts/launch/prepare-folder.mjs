import { join } from 'node:path';
import { buildWeb, isWebBuilt } from './build-web.mjs';
import { holdLock } from './hold-lock.mjs';
import { installPackages, isInstalled } from './install-packages.mjs';

/** What a command needs before it can run. @typedef {{ packages: import('./install-packages.mjs').Level, web?: true }} Needs */

/** Outside node_modules, which `npm ci` empties. */
export const CACHE = '.cache';

/** Brings packages and pages up to date, one launcher at a time.
 * @param {string} root @param {Needs} needs @param {string} node @param {NodeJS.ProcessEnv} env */
export const prepareFolder = async (root, { packages, web }, node, env) => {
  if ((await isInstalled(root, packages)) && (!web || (await isWebBuilt(root)))) return;
  await holdLock(join(root, CACHE, 'launch.lock'), async () => {
    if (!(await isInstalled(root, packages))) await installPackages(root, packages, node, env);
    if (web && !(await isWebBuilt(root))) await buildWeb(root, node, env);
  });
};

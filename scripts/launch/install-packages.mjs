import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { npmCommand, npmEnvironment } from './npm-command.mjs';
import { runStep } from './run-child.mjs';
import { say, reportWhile, Stop } from './say.mjs';

/** @typedef {'production' | 'all'} Level */
/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} Locked */

/** @param {string} root */
const stampPath = (root) => join(root, 'node_modules', '.threadwell-install.json');

/** @param {string} path */
const readJson = async (path) => JSON.parse(await readFile(path, 'utf8').catch(() => 'null'));

/** @param {string} root */
const lockHash = async (root) =>
  createHash('sha256')
    .update(await readFile(join(root, 'package-lock.json')))
    .digest('hex');

/** True if node_modules, installed by hand, matches the lockfile. npm writes its hidden lockfile last, so an
 * interrupted install has none. @param {string} root @param {Level} level */
const isInstalledByHand = async (root, level) => {
  const there = await readJson(join(root, 'node_modules', '.package-lock.json'));
  if (!there) return false;
  const wanted = await readJson(join(root, 'package-lock.json'));
  return Object.entries(/** @type {Record<string, Locked>} */ (wanted.packages))
    .filter(
      ([path, locked]) =>
        path && !locked.optional && (level === 'all' || !(locked.dev || locked.devOptional)),
    )
    .every(([path, locked]) => there.packages[path]?.version === locked.version);
};

/** @param {string} root @param {Level} level */
export const isInstalled = async (root, level) => {
  const stamp = await readJson(stampPath(root)).catch(() => null);
  const hash = await lockHash(root);
  if (stamp?.lock === hash && (stamp.level === 'all' || stamp.level === level)) return true;
  if (!(await isInstalledByHand(root, level).catch(() => false))) return false;
  await writeFile(stampPath(root), JSON.stringify({ lock: hash, level })).catch(() => {});
  return true;
};

/** What to do about a failed install, judging by its output. @param {string} output */
export const installAdvice = (output) => {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(output))
    return 'The npm registry cannot be reached. Check the connection (or the proxy settings of npm) and run the command again.';
  if (/EACCES|EPERM|EROFS/.test(output))
    return 'The folder node_modules is not writable. Check its owner, and run the command again.';
  if (/ENOSPC/.test(output)) return 'The disk is full. Free some space and run the command again.';
  return 'The packages could not be installed. See npm’s output above, fix the cause and run the command again.';
};

/** Installs the packages of the lockfile. An interrupted install is repeated.
 * @param {string} root @param {Level} level @param {string} node @param {NodeJS.ProcessEnv} env */
export const installPackages = async (root, level, node, env) => {
  const npm = await npmCommand(node);
  const args = [
    'ci',
    level === 'all' ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  await rm(stampPath(root), { force: true }).catch(() => {});
  await reportWhile('Installing packages', 'Packages installed', async () => {
    const ended = await runStep(npm.file, [...npm.args, ...args], { cwd: root, env: npmEnvironment(env) });
    if (ended.code === 0) return;
    say(ended.output.trimEnd());
    throw new Stop(installAdvice(ended.output));
  });
  await writeFile(stampPath(root), JSON.stringify({ lock: await lockHash(root), level }));
};

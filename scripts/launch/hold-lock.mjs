import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { say } from './say.mjs';

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
};

/** @param {string} path @returns {number | undefined} */
const holder = (path) => {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Linking a finished file is atomic, so a lock always has its owner's id. @param {string} path */
const take = (path) => {
  const mine = `${path}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, path);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
};

/** Removes a dead owner's lock; puts it back if a live process has taken it meanwhile. @param {string} path */
const clearAway = (path) => {
  const aside = `${path}.${process.pid}.left`;
  try {
    renameSync(path, aside);
    const pid = holder(aside);
    if (pid && isAlive(pid)) linkSync(aside, path);
  } catch {
    // Another process took the lock first.
  } finally {
    rmSync(aside, { force: true });
  }
};

/** Runs the work exclusively among the launchers in this folder. Ignores the lock of a dead process.
 * @template T @param {string} path @param {() => Promise<T>} work @returns {Promise<T>} */
export const holdLock = async (path, work) => {
  mkdirSync(dirname(path), { recursive: true });
  let announced = false;
  while (!take(path)) {
    const pid = holder(path);
    if (pid !== undefined && !isAlive(pid)) {
      clearAway(path);
      continue;
    }
    if (!announced) say(`Another command (process ${pid}) is preparing this folder; waiting for it ...`);
    announced = true;
    await wait(200);
  }
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    release();
    process.off('exit', release);
  }
};

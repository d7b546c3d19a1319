import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { runStep } from './run-child.mjs';
import { say, sayWhile, Stop } from './say.mjs';

const SOURCES = ['web', 'contract', 'core', 'package.json', 'package-lock.json'];

/** @param {string} root */
const stampPath = (root) => join(root, 'dist', 'web-build.txt');

/** @param {string} path @returns {Promise<string[]>} */
const filesUnder = async (path) => {
  if ((await stat(path)).isFile()) return [path];
  const names = (await readdir(path)).filter((name) => !/\.test\.tsx?$/.test(name));
  names.sort();
  return (await Promise.all(names.map((name) => filesUnder(join(path, name))))).flat();
};

/** One figure for everything that the built pages are made from. @param {string} root */
const sourceHash = async (root) => {
  const hash = createHash('sha256');
  const files = (await Promise.all(SOURCES.map((name) => filesUnder(join(root, name))))).flat();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  files.forEach((file, i) =>
    hash.update(`${relative(root, file)}\0${contents[i]?.length}\0`).update(contents[i] ?? ''),
  );
  return hash.digest('hex');
};

/** @param {string} root */
export const isWebBuilt = async (root) =>
  existsSync(join(root, 'dist/web/index.html')) &&
  (await readFile(stampPath(root), 'utf8').catch(() => '')) === (await sourceHash(root));

/** Builds the web app; a build that was interrupted or failed counts as none.
 * @param {string} root @param {string} node @param {NodeJS.ProcessEnv} env */
export const buildWeb = async (root, node, env) => {
  const hash = await sourceHash(root);
  await rm(stampPath(root), { force: true });
  await sayWhile('Building the web app', 'Web app built', async () => {
    const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', 'web/vite.config.ts'];
    const ended = await runStep(node, vite, { cwd: root, env: { ...env, NODE_ENV: 'production' } });
    if (ended.code === 0) return;
    say(ended.output.trimEnd());
    throw new Stop('The web app could not be built; Vite said why above.');
  });
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(stampPath(root), hash);
};

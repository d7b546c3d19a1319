import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { runStep } from './run-child.mjs';
import { say, reportWhile, Stop } from './say.mjs';

/** @typedef {{ name: string, from: string, made: string }} Part */

/** The builds: the folder with Vite's settings, and a file that each creates. @type {Part[]} */
const PARTS = [
  { name: 'web app', from: 'web', made: 'dist/web/index.html' },
  { name: 'server', from: 'server', made: 'dist/server/main.js' },
];
const SHARED = ['contract', 'core', 'reading', 'package.json', 'package-lock.json'];

/** @param {string} root @param {Part} part */
const stampPath = (root, { from }) => join(root, 'dist', `${from}-build.txt`);

/** @param {string} path @returns {Promise<string[]>} */
const filesUnder = async (path) => {
  if ((await stat(path)).isFile()) return [path];
  const names = (await readdir(path)).filter((name) => !/\.test\.tsx?$/.test(name));
  names.sort();
  return (await Promise.all(names.map((name) => filesUnder(join(path, name))))).flat();
};

/** One hash of the paths and contents of all files under `names`. @param {string} root @param {string[]} names */
const sourceHash = async (root, names) => {
  const hash = createHash('sha256');
  const files = (await Promise.all(names.map((name) => filesUnder(join(root, name))))).flat();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  files.forEach((file, i) =>
    hash.update(`${relative(root, file)}\0${contents[i]?.length}\0`).update(contents[i] ?? ''),
  );
  return hash.digest('hex');
};

/** Missing or outdated parts, with the current hash of their sources. @param {string} root */
export const findStale = async (root) => {
  const shared = await sourceHash(root, SHARED);
  const parts = await Promise.all(
    PARTS.map(async (part) => {
      const hash = `${shared} ${await sourceHash(root, [part.from])}`;
      const built = await readFile(stampPath(root, part), 'utf8').catch(() => '');
      return { part, hash, isStale: built !== hash || !existsSync(join(root, part.made)) };
    }),
  );
  return parts.filter(({ isStale }) => isStale);
};

/** @typedef {{ part: Part, hash: string }} StalePart */

/** Builds them in parallel; an interrupted or failed build leaves its part stale.
 * @param {string} root @param {StalePart[]} stale @param {string} node @param {NodeJS.ProcessEnv} env */
export const buildParts = async (root, stale, node, env) => {
  if (stale.length === 0) return;
  const names = stale.map(({ part }) => part.name).join(' and ');
  await reportWhile(`Building the ${names}`, 'Built', () =>
    Promise.all(stale.map((each) => buildPart(root, each, node, env))),
  );
};

/** @param {string} root @param {StalePart} stale @param {string} node @param {NodeJS.ProcessEnv} env */
const buildPart = async (root, { part, hash }, node, env) => {
  await rm(stampPath(root, part), { force: true });
  const vite = [
    join(root, 'node_modules/vite/bin/vite.js'),
    'build',
    '--config',
    `${part.from}/vite.config.ts`,
  ];
  const ended = await runStep(node, vite, { cwd: root, env: { ...env, NODE_ENV: 'production' } });
  if (ended.code !== 0) {
    say(ended.output.trimEnd());
    throw new Stop(`The ${part.name} could not be built. See Vite’s output above.`);
  }
  await writeFile(stampPath(root, part), hash);
};

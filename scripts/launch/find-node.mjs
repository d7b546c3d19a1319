import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { npmCommand, npmEnvironment } from './npm-command.mjs';
import { runStep } from './run-child.mjs';
import { reportWhile, say, Stop } from './say.mjs';

export const NODE_MAJOR_MIN = 24;
/** The exact release to fetch, pinned like every other package. */
const FETCHED = '24.21.0';

/** @param {string} version */
export const isNewEnough = (version) => Number(version.replace(/^v/, '').split('.')[0]) >= NODE_MAJOR_MIN;

/** True if the binary exists and runs. @param {string} path */
const runs = async (path) => {
  try {
    const { output } = await runStep(path, ['-p', 'process.version'], { cwd: tmpdir() });
    return isNewEnough(output.trim());
  } catch {
    return false;
  }
};

const fetchNode = async () => {
  const npm = await npmCommand(process.execPath);
  const args = ['exec', '--yes', `--package=node@${FETCHED}`, '--', 'node', '-p', 'process.execPath'];
  // In a neutral folder, so that the npm settings of the current project do not apply.
  const ended = await runStep(npm.file, [...npm.args, ...args], {
    cwd: tmpdir(),
    env: npmEnvironment(process.env),
  });
  const path = ended.output.trim().split('\n').at(-1) ?? '';
  if (ended.code === 0 && (await runs(path))) return path;
  say(ended.output);
  throw new Stop(
    `Node ${NODE_MAJOR_MIN} could not be fetched (this is ${process.version}). Check the connection to the ` +
      `npm registry and try again, or install Node ${NODE_MAJOR_MIN} from https://nodejs.org.`,
  );
};

/** The path of a sufficiently new Node: this one, one fetched earlier, or one fetched now through npm.
 * @param {string} cacheDir */
export const findNode = async (cacheDir) => {
  if (isNewEnough(process.version)) return process.execPath;
  const memo = join(cacheDir, 'node-path');
  const remembered = await readFile(memo, 'utf8').catch(() => '');
  if (remembered && (await runs(remembered))) return remembered;
  const path = await reportWhile(
    `Threadwell runs on Node ${NODE_MAJOR_MIN}; this is ${process.version}. Fetching Node ${NODE_MAJOR_MIN} through npm`,
    `Node ${NODE_MAJOR_MIN} is ready`,
    fetchNode,
  );
  // Only a cache: without it the next start asks npm again.
  await mkdir(dirname(memo), { recursive: true })
    .then(() => writeFile(memo, path))
    .catch(() => {});
  return path;
};

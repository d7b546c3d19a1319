import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { type Room, checkDiskSpace } from './check-room.ts';

const PACKAGE = 'node-llama-cpp';
const NEEDED_BYTES = 250_000_000;

/** The CPU-only builds, by platform and processor. */
const BUILDS: Record<string, string> = {
  'linux-x64': '@node-llama-cpp/linux-x64',
  'linux-arm64': '@node-llama-cpp/linux-arm64',
  'darwin-arm64': '@node-llama-cpp/mac-arm64-metal',
  'darwin-x64': '@node-llama-cpp/mac-x64',
  'win32-x64': '@node-llama-cpp/win-x64',
  'win32-arm64': '@node-llama-cpp/win-arm64',
};

const dependencies = z.record(z.string(), z.string());
const manifestShape = z.looseObject({ dependencies });
const lockShape = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string(),
      optional: z.optional(z.boolean()),
      dependencies: z.optional(dependencies),
    }),
  ),
});

/**
 * The committed manifest and lockfile, with only this machine's build as a dependency: all builds take 700 MB. Null
 * if this machine has none.
 */
export async function prepareManifest(sources: string): Promise<{ manifest: string; lock: string } | null> {
  const build = BUILDS[`${process.platform}-${process.arch}`];
  const manifest = z.parse(manifestShape, await readJson(join(sources, 'package.json')));
  const lock = z.parse(lockShape, await readJson(join(sources, 'package-lock.json')));
  const locked = lock.packages[`node_modules/${build}`];
  const root = lock.packages[''];
  if (!build || !locked || !root) return null;
  delete locked.optional;
  manifest.dependencies[build] = locked.version;
  root.dependencies = { ...root.dependencies, [build]: locked.version };
  return { manifest: JSON.stringify(manifest), lock: JSON.stringify(lock) };
}

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

/** True if the version that this Threadwell needs is installed. */
export async function isRuntimeInstalled(sources: string, folder: string): Promise<boolean> {
  if (!existsSync(join(folder, 'node_modules', PACKAGE, 'package.json'))) return false;
  const wanted = await prepareManifest(sources);
  return wanted?.lock === (await readFile(join(folder, 'package-lock.json'), 'utf8').catch(() => null));
}

type InstallOptions = {
  /** The folder with the committed `package.json` and `package-lock.json`. */
  sources: string;
  folder: string;
  room: Room;
  environment: Environment;
  signal: AbortSignal;
};
/** The environment variables that child processes may read. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Installs the runtime from the npm registry, completely or not at all. Returns an error message, or null. */
export async function installRuntime({
  sources,
  folder,
  room,
  environment,
  signal,
}: InstallOptions): Promise<string | null> {
  const wanted = await prepareManifest(sources);
  if (!wanted)
    return `There is no runtime for local models on this machine (${process.platform}, ${process.arch}).`;
  if (process.platform === 'linux' && !usesGlibc()) {
    return 'The runtime for local models needs a Linux with glibc, such as Debian. This one uses another C library.';
  }
  const unfinished = unfinishedOf(folder);
  await mkdir(dirname(folder), { recursive: true });
  const refusal = await checkDiskSpace(room, dirname(folder), NEEDED_BYTES);
  if (refusal) return refusal;
  try {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished);
    await writeFile(join(unfinished, 'package.json'), wanted.manifest);
    await writeFile(join(unfinished, 'package-lock.json'), wanted.lock);
    const ended = await runNpm(unfinished, environment, signal);
    if (ended.code !== 0) return wordNpmFailure(ended.output);
    await rm(join(unfinished, CACHE), { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
    return null;
  } catch (error) {
    return wordNpmFailure(String(error));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

const unfinishedOf = (folder: string): string => `${folder}.unfinished`;

export async function removeRuntime(folder: string): Promise<void> {
  // The folder may be left from a server that was killed during an installation.
  await rm(unfinishedOf(folder), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}

function usesGlibc(): boolean {
  // Without this option, Node's report resolves the host names of all connections.
  Object.assign(process.report, { excludeNetwork: true });
  const report: { header?: { glibcVersionRuntime?: string } } = process.report.getReport();
  return report.header?.glibcVersionRuntime !== undefined;
}

const ARGUMENTS = [
  'ci',
  '--omit=optional',
  '--omit=dev',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];
/** A cache of our own: a container may have no home, and all files stay in DATA_DIR. */
const CACHE = 'cache';
const LONGEST_OUTPUT = 20_000;

function runNpm(
  cwd: string,
  environment: Environment,
  signal: AbortSignal,
): Promise<{ code: number | null; output: string }> {
  const npm = findNpm(environment);
  return new Promise((resolve) => {
    const child = spawn(npm.file, [...npm.args, ...ARGUMENTS, `--cache=${join(cwd, CACHE)}`], {
      cwd,
      env: { ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
      killSignal: 'SIGKILL',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream
        .setEncoding('utf8')
        .on('data', (text: string) => (output = (output + text).slice(-LONGEST_OUTPUT)));
    }
    child.once('error', (error) => resolve({ code: null, output: `${output}\n${String(error)}` }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** The npm that started us, else the one beside this Node, else the one on the PATH. */
function findNpm({ npm_execpath: started }: Environment): { file: string; args: string[] } {
  const beside = dirname(process.execPath);
  const cli = join('node_modules', 'npm', 'bin', 'npm-cli.js');
  const candidates = [
    ...(started && /^npm-cli\.c?js$/.test(basename(started)) ? [started] : []),
    join(beside, '..', 'lib', cli),
    join(beside, cli),
  ];
  const found = candidates.find((path) => existsSync(path));
  return found ? { file: process.execPath, args: [found] } : { file: 'npm', args: [] };
}

function wordNpmFailure(output: string): string {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(output)) {
    return (
      'The npm registry can’t be reached, so the runtime for local models isn’t installed. ' +
      'Check the connection and try again.'
    );
  }
  if (/ENOSPC/.test(output))
    return 'The disk is full, so the runtime for local models isn’t installed. Make room and try again.';
  if (/spawn npm ENOENT/.test(output))
    return 'npm isn’t installed on this machine, and the runtime for local models needs it.';
  const line = output
    .split('\n')
    .find((text) => text.includes('npm error'))
    ?.replace(/^.*npm error\s*/, '');
  return `The runtime for local models couldn’t be installed${line ? ` (${line.slice(0, 200)})` : ''}. Try again.`;
}

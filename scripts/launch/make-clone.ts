import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A fake npm that installs one package and a fake Vite that only records its runs. */
const NPM = `
const { appendFileSync, copyFileSync, mkdirSync, writeFileSync, rmSync, existsSync, readFileSync } = require('node:fs');
appendFileSync('ran.txt', 'npm ' + process.argv.slice(2, 4).join(' ') + '\\n');
rmSync('node_modules', { recursive: true, force: true });
if (existsSync('npm-fails')) { console.log('npm error code ENOTFOUND'); process.exit(1); }
mkdirSync('node_modules/vite/bin', { recursive: true });
const packages = Object.entries(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages);
const wanted = packages.filter(([, { dev }]) => !dev || process.argv.includes('--include=dev'));
const done = () => {
  copyFileSync('npm/vite.cjs', 'node_modules/vite/bin/vite.js');
  writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(wanted) }));
};
if (existsSync('npm-is-slow')) { appendFileSync('ran.txt', 'pid ' + process.pid + '\\n'); setTimeout(done, 60_000); } else done();
`;

/** Its build of the server only imports the sources. */
const VITE = `
const fs = require('node:fs');
const part = process.argv.at(-1).split('/')[0];
fs.appendFileSync('ran.txt', 'vite build ' + part + '\\n');
fs.mkdirSync('dist/' + part, { recursive: true });
fs.writeFileSync('dist/' + part + (part === 'web' ? '/index.html' : '/main.js'), "import '../../server/boot/main.ts'");
`;

const SERVER = `
process.on('SIGTERM', () => { console.log('stopped'); process.exit(7); });
setInterval(() => {}, 1000);
console.log('ready', process.argv.slice(2).join(' '));
`;

/** A lockfile with one package for production and one for development. */
export const lockfile = (version: string) =>
  JSON.stringify({
    packages: { '': {}, 'node_modules/vite': { version }, 'node_modules/tool': { version, dev: true } },
  });

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  'package-lock.json': lockfile('1.0.0'),
  'npm/npm-cli.js': NPM,
  'npm/vite.cjs': VITE,
  'npm/package.json': '{ "type": "commonjs" }',
  '.env': 'PORT=0',
  'server/boot/main.ts': SERVER,
  'server/cli/backup.ts': `console.log('backed up');`,
  'web/main.tsx': 'one',
  'contract/errors.ts': 'one',
  'core/decide.ts': 'one',
  'reading/shapes/read.ts': 'one',
};

const withoutPort = ({ PORT: _port, HOST: _host, ...env }: NodeJS.ProcessEnv) => env;

export type Clone = ReturnType<typeof makeClone>;

/** A folder with the real launcher and the smallest project that it can start. */
export const makeClone = () => {
  const root = mkdtempSync(join(tmpdir(), 'threadwell clone '));
  cpSync('scripts/launch', join(root, 'scripts/launch'), { recursive: true });
  cpSync('scripts/launch.mjs', join(root, 'scripts/launch.mjs'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries(FILES)) write(path, text);
  return {
    root,
    write,
    append: (path: string, text: string) => appendFileSync(join(root, path), text),
    remove: (path: string) => rmSync(join(root, path), { recursive: true, force: true }),
    /** The runs of npm and Vite since the last call, sorted because builds run in parallel. */
    ran: () => {
      const path = join(root, 'ran.txt');
      const lines = readFileSync(path, { encoding: 'utf8', flag: 'a+' }).split('\n').filter(Boolean);
      writeFileSync(path, '');
      return lines.toSorted();
    },
    launch: (...words: string[]) =>
      follow(
        spawn(process.execPath, ['scripts/launch.mjs', ...words], {
          cwd: root,
          env: { ...withoutPort(process.env), npm_execpath: join(root, 'npm/npm-cli.js') },
        }),
      ),
  };
};

/** A started process, with methods to wait for its output. */
const follow = (child: ChildProcess) => {
  let output = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const look of waiting) look();
    });
  const ended = new Promise<{ code: number | null; signal: string | null; output: string }>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal, output })),
  );
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (output.includes(text)) resolve();
      };
      waiting.add(look);
      look();
      void ended.then(() => reject(new Error(`It ended without saying "${text}":\n${output}`)));
    });
  return { ended, says, kill: (signal: NodeJS.Signals) => child.kill(signal) };
};

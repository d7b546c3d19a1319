import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './server-process.ts';

const PLACES = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
  '/usr/local/pgsql/bin',
];

/** Serves until its standard input closes, which also happens when its parent is killed; then cleans up. */
const KEEPER = `
exec 3<&0
bin=$1 dir=$2 port=$3
trap '' PIPE
trap 'until rm -rf "$dir"; do sleep 0.1; done' EXIT
"$bin/initdb" -D "$dir/data" -U threadwell --pwfile="$dir/password" --auth=scram-sha-256 --encoding=UTF8 --no-locale --no-sync >&2 || exit
"$bin/postgres" -D "$dir/data" -p "$port" -c listen_addresses=127.0.0.1 -c unix_socket_directories= \\
  -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=300 &
server=$!
(cat <&3; kill -TERM $server; while kill -QUIT $server; do sleep 0.1; done) >/dev/null 2>&1 &
wait $server
`;

export type PostgresServer = { readonly url: string; stop(): Promise<void> };

/** The folder of the newest local PostgreSQL's programs, or undefined. */
export const findPostgres = (): string | undefined => {
  const versions = PLACES.flatMap((place) => globSync(place)).toSorted((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  return [...versions, ...onPath].find(
    (dir) => existsSync(join(dir, 'initdb')) && existsSync(join(dir, 'postgres')),
  );
};

/** PostgreSQL refuses to run as root, so it runs as a user that every system has. */
const unprivileged = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  for (const account of ['postgres', 'nobody'])
    try {
      const id = (kind: string) => Number(execFileSync('id', [kind, account], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  throw new Error('PostgreSQL cannot run as root, and there is no account "postgres" or "nobody" to run it.');
};

/** Starts a temporary PostgreSQL, which ends with `stop()` or with this process. */
export const startPostgres = async (bin: string): Promise<PostgresServer> => {
  const port = await freePort();
  const dir = mkdtempSync(join(tmpdir(), 'threadwell-postgres-'));
  const password = randomBytes(16).toString('hex');
  writeFileSync(join(dir, 'password'), password, { mode: 0o600 });
  const account = unprivileged();
  if (account) for (const path of [join(dir, 'password'), dir]) chownSync(path, account.uid, account.gid);
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', bin, dir, String(port)], {
    ...account,
    cwd: dir,
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    // In a process group of its own, so that Ctrl-C stops the tests before the database.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => keeper.once('close', () => resolve()));
  const stop = async () => {
    keeper.stdin.end();
    await ended;
    rmSync(dir, { recursive: true, force: true });
  };
  let said = '';
  await new Promise<void>((resolve, reject) => {
    keeper.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
    keeper.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-10_000);
      if (said.includes('ready to accept connections')) resolve();
    });
  });
  return { url: `postgres://threadwell:${password}@127.0.0.1:${port}/postgres`, stop };
};

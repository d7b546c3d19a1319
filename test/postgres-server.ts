import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findFreePort } from './server-process.ts';

const PLACES = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
  '/usr/local/pgsql/bin',
];

/** Runs until its standard input closes, which also happens when the parent is killed, and then cleans up. */
const KEEPER = `
exec 3<&0
bin=$1 dir=$2 port=$3 commit=$4 primary=$5
trap '' PIPE
trap 'until rm -rf "$dir"; do sleep 0.1; done' EXIT
if [ "$primary" ]
then "$bin/pg_basebackup" -D "$dir/data" -R -c fast -d "$primary" >&2 || exit
else "$bin/initdb" -D "$dir/data" -U threadwell --pwfile="$dir/password" --auth=md5 \\
  --encoding=UTF8 --no-locale --no-sync >&2 || exit
fi
end() { kill -QUIT "$(head -n 1 "$dir/data/postmaster.pid")"; }
(cat <&3; rm -f "$dir/again"; while [ -d "$dir/data" ]; do end; sleep 0.1; done) >/dev/null 2>&1 &
while
  rm -f "$dir/again"
  "$bin/postgres" -D "$dir/data" -p "$port" -c listen_addresses=127.0.0.1 -c unix_socket_directories= \\
    -c fsync=off -c synchronous_commit="$commit" -c full_page_writes=off -c max_connections=300 &
  wait $!
  [ -e "$dir/again" ]
do :; done
`;

export type PostgresServer = {
  readonly url: string;
  readonly port: number;
  /** Kills the server and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  /** True if a commit is confirmed only once it is written to disk. */
  isDurable?: boolean;
  /** Makes this server a standby of `primary`. */
  primary?: PostgresServer;
};

/** The folder with the programs of the newest local PostgreSQL, or undefined if there is none. */
export const findPostgres = (): string | undefined => {
  const versions = PLACES.flatMap((place) => globSync(place)).toSorted((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  return [...versions, ...onPath].find(
    (dir) => existsSync(join(dir, 'initdb')) && existsSync(join(dir, 'postgres')),
  );
};

/** PostgreSQL refuses to run as root, so root runs it as a user that every system has. */
const unprivileged = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  for (const account of ['postgres', 'nobody'])
    try {
      const id = (kind: string) => Number(execFileSync('id', [kind, account], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  throw new Error('PostgreSQL cannot run as root, and there is no user "postgres" or "nobody" to run it.');
};

/** Starts a PostgreSQL server in a temporary folder; it ends with `stop()` or, at the latest, with this process. */
export const startPostgres = async (
  bin: string,
  { isDurable = false, primary }: Options = {},
): Promise<PostgresServer> => {
  const port = await findFreePort();
  const dir = mkdtempSync(join(tmpdir(), 'threadwell-postgres-'));
  const password = randomBytes(16).toString('hex');
  writeFileSync(join(dir, 'password'), password, { mode: 0o600 });
  const account = unprivileged();
  if (account) for (const path of [join(dir, 'password'), dir]) chownSync(path, account.uid, account.gid);
  const commit = isDurable ? 'on' : 'off';
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', bin, dir, String(port), commit, primary?.url ?? ''], {
    ...account,
    cwd: dir,
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    // In its own process group, so that Ctrl-C ends the tests before the database.
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
  let isReady = () => {};
  keeper.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = `${said}${text}`.slice(-10_000);
    if (/ready to accept (read-only )?connections/.test(said)) isReady();
  });
  const ready = () =>
    new Promise<void>((resolve, reject) => {
      keeper.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
      isReady = resolve;
    });
  await ready();
  return {
    url: primary
      ? primary.url.replace(`:${primary.port}/`, `:${port}/`)
      : `postgres://threadwell:${password}@127.0.0.1:${port}/postgres`,
    port,
    async crash() {
      writeFileSync(join(dir, 'again'), '');
      said = '';
      const again = ready();
      process.kill(
        Number(readFileSync(join(dir, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]),
        'SIGQUIT',
      );
      await again;
    },
    stop,
  };
};

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { createServer } from 'vite';
import { readConfig } from '#server/config.ts';
import { readSettings } from '#server/boot/read-settings.ts';

/**
 * `npm run dev`: Vite on PORT with reload, the server behind it and the sandbox beside it. Restarts each on a change.
 */
const settings = readSettings();
const { port, host, sandbox } = readConfig(settings);
const apiPort = port + 2;
const sandboxUrl = `http://127.0.0.1:${sandbox.port}`;
const shared = { ...settings, SANDBOX_PORT: String(sandbox.port) };

/** The server treats the sandbox as an external platform, so that its own restarts do not restart the sandbox. */
const community = {
  SANDBOX: 'off',
  REDDIT_CLIENT_ID: 'threadwell-sandbox',
  REDDIT_CLIENT_SECRET: 'sandbox-secret',
  REDDIT_USER_AGENT: 'web:threadwell:development (by /u/sandbox_ada)',
  REDDIT_AUTH_URL: sandboxUrl,
  REDDIT_API_URL: sandboxUrl,
};

const watch = (name: string, file: string, env: Record<string, string | undefined>) => {
  const args = ['--watch', '--watch-preserve-output', '--disable-warning=ExperimentalWarning', file];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => console.log(`${name} | ${line}`));
  return child;
};

// The server must see the address that the browser requested, or it would redirect to its own.
const proxied = { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false };
const proxy = Object.fromEntries(['/api', '/healthz', '/readyz', '/metrics'].map((path) => [path, proxied]));
const web = await createServer({
  configFile: 'web/vite.config.ts',
  server: { host, port, strictPort: true, proxy },
});
await web.listen().catch((error: Error) => {
  console.error(`${error.message}. Choose another port: PORT=${port + 10} npm run dev`);
  process.exit(1);
});
const children = [
  watch('server', 'server/boot/main.ts', {
    ...shared,
    ...(sandbox.on ? community : {}),
    PORT: String(apiPort),
    PUBLIC_URL: settings['PUBLIC_URL'] ?? `http://${host}:${port}`,
  }),
];
if (sandbox.on) children.push(watch('sandbox', 'sandbox/main.ts', shared));

console.log(`
  Pages    http://${host}:${port}   sign up with any address; the first account is yours
  Server   http://${host}:${apiPort}   OpenAPI at /api/openapi.json${
    sandbox.on
      ? `
  Sandbox  ${sandboxUrl}   members sandbox_ada, sandbox_ben, sandbox_cleo; password "sandbox"`
      : ''
  }
`);

const stop = (signal: NodeJS.Signals) => {
  for (const child of children) child.kill(signal);
  void Promise.all([
    web.close(),
    ...children.map((child) => new Promise((done) => child.once('close', done))),
  ]).then(() => process.exit(0));
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop(signal));

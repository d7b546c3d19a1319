import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { createClock } from './clock.ts';
import type { Sandbox } from './context.ts';
import { createSwitches, type Settings } from './control/switches.ts';
import { handleRequest } from './http/handle-request.ts';
import { createRateBudget } from './http/rate-budget.ts';
import { createSiteContent } from './site-content.ts';
import { storeClock, readClock } from './store/facts.ts';
import { openStore } from './store/open-store.ts';
import { createStore } from './store/store.ts';
import { createWorld } from './world/world.ts';

export type SandboxOptions = {
  /** The port; 0 means any free one. */
  readonly port?: number;
  readonly seed?: number;
  /** The folder for data; null keeps everything in memory. */
  readonly folder?: string | null;
  /** The machine's clock. Tests pass their own. */
  readonly now?: () => number;
  readonly settings?: Partial<Settings>;
  /** Members' posts get their first answer within seconds instead of within a minute. */
  readonly answersQuickly?: boolean;
  /** Called for every request that fails because of a bug in the sandbox. */
  readonly report?: (problem: unknown) => void;
};

export type RunningSandbox = {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
};

function toStandardError(problem: unknown): void {
  process.stderr.write(
    `sandbox: a request failed: ${problem instanceof Error ? problem.stack : String(problem)}\n`,
  );
}

const HOST = '127.0.0.1';

export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const {
    port = 0,
    seed = 1,
    folder = null,
    now = Date.now,
    settings = {},
    answersQuickly = false,
    report = toStandardError,
  } = options;
  const database = openStore(folder, seed);
  const store = createStore(database);
  const clock = createClock(now, readClock(database));
  const world = createWorld(seed);
  const switches = createSwitches(settings);
  let url = '';
  const sandbox: Sandbox = {
    clock,
    world,
    store,
    switches,
    siteContent: createSiteContent({ clock, world, store, answersQuickly }),
    budget: createRateBudget(now, switches.settings),
    url: () => url,
    random: () => randomBytes(24).toString('base64url'),
    keepClock: () => storeClock(database, clock.setting()),
  };
  const server = createServer((request, response) => {
    handleRequest(sandbox, request, response).catch((problem: unknown) => {
      report(problem);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, HOST, resolve);
    });
  } catch (problem) {
    database.close();
    throw problem;
  }
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  url = `http://${HOST}:${taken}`;
  return {
    url,
    port: taken,
    stop: async () => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeIdleConnections();
      const straggler = setTimeout(() => server.closeAllConnections(), 2_000);
      await closed;
      clearTimeout(straggler);
      database.close();
    },
  };
}

import { systemClock } from './adapters/clock.ts';
import { createPasswords } from './adapters/crypto/passwords.ts';
import { systemRandom } from './adapters/crypto/random.ts';
import type { Engine } from './adapters/db/engine.ts';
import { createOpenIdProvider } from './adapters/openid/open-id-provider.ts';
import { createJobQueue } from './adapters/queue/job-queue.ts';
import type { Config } from './config.ts';
import type { Base } from './context.ts';
import { createEvents } from './events.ts';
import { createMetrics } from './metrics.ts';

/** What the outside world gives; tests and simulations bring their own. */
export type Ports = Partial<Pick<Base, 'clock' | 'random' | 'passwords'>>;

/** The one place where the context is put together. */
export function createBase(config: Config, engine: Engine, log: Base['log'], ports: Ports = {}): Base {
  const { clock = systemClock, random = systemRandom } = ports;
  return {
    config,
    engine,
    db: engine.db,
    clock,
    random,
    passwords: ports.passwords ?? createPasswords(random),
    openId: config.oidc && createOpenIdProvider(config.oidc),
    jobs: createJobQueue({ clock, random, bus: engine.bus }),
    events: createEvents(engine.bus),
    metrics: createMetrics(),
    log,
  };
}

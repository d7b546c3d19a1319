import { systemClock } from './adapters/clock.ts';
import { platformOf } from './adapters/community/platform.ts';
import { createCipher } from './adapters/crypto/cipher.ts';
import { createPasswords } from './adapters/crypto/passwords.ts';
import { systemRandom } from './adapters/crypto/random.ts';
import type { Engine } from './adapters/db/engine.ts';
import { createOpenIdProvider } from './adapters/openid/open-id-provider.ts';
import { createJobQueue } from './adapters/queue/job-queue.ts';
import { createWebsiteReader } from './adapters/website/create-website-reader.ts';
import type { Config } from './config.ts';
import type { Base } from './context.ts';
import { createCommunity } from './create-community.ts';
import { createEvents } from './events.ts';
import { createOpenModel } from './open-model.ts';
import { createMetrics } from './metrics.ts';

/** What the outside world gives; tests and simulations bring their own. */
export type Ports = Partial<Pick<Base, 'clock' | 'random'>>;
/** How the website reader introduces itself. */
const READER = 'Threadwell (reads the page that its user names)';

type Given = { config: Config; engine: Engine; secret: string; log: Base['log']; ports?: Ports };

/** The one place where the context is put together. */
export function createBase({ config, engine, secret, log, ports = {} }: Given): Base {
  const { clock = systemClock, random = systemRandom } = ports;
  const { db, bus } = engine;
  const cipher = createCipher(secret, random);
  const events = createEvents(bus);
  const metrics = createMetrics();
  const platform = platformOf(config);
  return {
    config,
    engine,
    db,
    clock,
    random,
    passwords: createPasswords(random, { cheap: config.cheapPasswords }),
    openId: config.oidc && createOpenIdProvider(config.oidc),
    cipher,
    platform,
    community: platform && createCommunity({ config, db, clock, random, cipher, events, metrics, platform }),
    readWebsite: createWebsiteReader({ fetchAllow: config.fetchAllow, userAgent: READER, clock }),
    openModel: createOpenModel(config, clock),
    jobs: createJobQueue({ clock, random, bus }),
    events,
    metrics,
    log,
  };
}

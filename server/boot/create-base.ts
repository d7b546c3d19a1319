import { join } from 'node:path';
import { createAlertSender } from '../adapters/alerts/create-alert-sender.ts';
import { systemClock } from '../adapters/clock.ts';
import { createCipher } from '../adapters/crypto/cipher.ts';
import { createPasswords } from '../adapters/crypto/passwords.ts';
import { systemRandom } from '../adapters/crypto/random.ts';
import type { Engine } from '../adapters/db/engine.ts';
import { createOpenIdProvider } from '../adapters/openid/open-id-provider.ts';
import { createTransport, type Transport } from '../adapters/platform/transport.ts';
import { createJobQueue } from '../adapters/queue/job-queue.ts';
import { createFeedReader } from '../adapters/website/create-feed-reader.ts';
import { createWebsiteReader } from '../adapters/website/create-website-reader.ts';
import type { Room } from '../adapters/local-models/check-room.ts';
import type { Config } from '../config.ts';
import type { Base } from '../context.ts';
import { JOBS } from '../jobs.ts';
import { REACTIONS } from '../reactions.ts';
import { createPlatform } from './create-platform.ts';
import { readMachineSettings } from './read-settings.ts';
import { ROOT } from './root.ts';
import { createEvents } from '../events.ts';
import { recordEvents } from '../features/alerts/record-events.ts';
import { createModelFinder } from '../adapters/llm/finder/model-finder.ts';
import { createLocalModels } from '../adapters/local-models/local-models.ts';
import { createOpenModel } from '../adapters/llm/open-model.ts';
import { createFailedReadings } from '../failed-readings.ts';
import { createMetrics } from '../metrics.ts';

/** Ports to the outside world. Tests and simulations supply their own. */
export type Ports = Partial<Pick<Base, 'clock' | 'random' | 'metrics'>> & {
  transport?: Transport;
  room?: Room;
};
const READER_USER_AGENT = 'Threadwell (reads the page that its user names)';

type BaseOptions = { config: Config; engine: Engine; secret: string; log: Base['log']; ports?: Ports };

/** Builds the context, and is the only place to do so. */
export function createBase({ config, engine, secret, log, ports = {} }: BaseOptions): Base {
  const { clock = systemClock, random = systemRandom, metrics = createMetrics() } = ports;
  const { transport = createTransport() } = ports;
  const { db, bus } = engine;
  const stop = new AbortController();
  const cipher = createCipher(secret, random);
  const events = createEvents(bus);
  const platform = createPlatform({
    config,
    db,
    clock,
    random,
    cipher,
    events,
    metrics,
    stopping: stop.signal,
    transport,
    record: (tx, happened) => recordEvents(base, tx, happened),
  });
  const localModels = createLocalModels({
    config,
    clock,
    log,
    sources: join(ROOT, 'server', 'adapters', 'local-models'),
    environment: readMachineSettings(),
    ...(ports.room && { room: ports.room }),
  });
  const sandboxHost = platform?.isLocal ? [new URL(platform.siteUrl).host] : [];
  const base: Base = {
    config,
    engine,
    db,
    clock,
    random,
    passwords: createPasswords(random, { cheap: config.cheapPasswords }),
    openId: config.oidc && createOpenIdProvider(config.oidc),
    cipher,
    platform,
    readWebsite: createWebsiteReader({ fetchAllow: config.fetchAllow, userAgent: READER_USER_AGENT, clock }),
    readFeed: createFeedReader({ fetchAllow: [...config.fetchAllow, ...sandboxHost], clock }),
    openModel: createOpenModel(config, clock, localModels),
    localModels,
    modelFinder: createModelFinder(config, clock),
    alerts: createAlertSender({ config, clock, isSandbox: platform?.mode === 'sandbox' }),
    jobs: createJobQueue({ engine, clock, random, log, metrics }, JOBS, ({ name }) => ({
      ...base,
      actor: { kind: 'job', name },
    })),
    stop,
    reactions: REACTIONS,
    events,
    failedReadings: createFailedReadings(),
    metrics,
    log,
  };
  return base;
}

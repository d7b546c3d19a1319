import pino from 'pino';
import { systemClock } from '#server/adapters/clock.ts';
import { readSecretKey } from '#server/adapters/crypto/secret-key.ts';
import { openDatabase } from '#server/adapters/db/open-database.ts';
import { createBase } from '#server/boot/create-base.ts';
import { readConfig } from '#server/config.ts';
import { addChannel } from '#server/features/alerts/add-channel.ts';
import { addRule } from '#server/features/alerts/add-rule.ts';
import { type NewEvent, recordEvents } from '#server/features/alerts/record-events.ts';
import { addUser } from '../factories.ts';

const EVENTS_AT_ONCE = 20;

/** Commits events for a webhook at `url`; they are matched and sent once a server starts. Returns their ids. */
export async function recordManyEvents(
  settings: Record<string, string>,
  url: string,
  count: number,
): Promise<string[]> {
  const config = readConfig({ ...settings, SANDBOX: 'off' });
  const engine = await openDatabase(config, () => {});
  const log = pino({ level: 'silent' });
  const ports = { clock: systemClock };
  const base = createBase({ config, engine, secret: readSecretKey(config), log, ports });
  const { userId, workspaceId } = await addUser(base, 'ada');
  const ctx = { ...base, actor: { kind: 'user', userId, workspaceId, sessionId: 'ses_chaos' } } as const;
  const { id } = await addChannel(ctx, { kind: 'webhook', name: 'Many', url });
  await addRule(ctx, { name: 'All', events: ['opportunity.found'], channelIds: [id], deliver: 'instant' });
  const event: NewEvent = { workspaceId, type: 'opportunity.found', facts: {}, data: { id: 'opp_1' } };
  const some = Array.from({ length: EVENTS_AT_ONCE }, () => event);
  for (let recorded = 0; recorded < count; recorded += EVENTS_AT_ONCE)
    await base.db.transaction().execute((tx) => recordEvents(base, tx, some));
  const rows = await base.db.selectFrom('events').select('id').execute();
  await engine.stop();
  return rows.map((row) => row.id);
}

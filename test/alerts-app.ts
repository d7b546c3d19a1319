import * as channels from '#contract/alerts/channels.ts';
import * as rules from '#contract/alerts/rules.ts';
import type { Input } from '#contract/endpoint.ts';
import { type NewEvent, recordEvents } from '#server/features/alerts/record-events.ts';
import { type AlertReceiver, startAlertReceiver } from './alert-receiver.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import type { TestClient } from './test-client.ts';

export type AlertsApp = TestApp & { receiver: AlertReceiver };

/** The real routes, and a receiver on loopback that webhooks may call. */
export async function createAlertsApp(settings: Record<string, string> = {}): Promise<AlertsApp> {
  const receiver = await startAlertReceiver();
  const app = await createTestApp({ WEBHOOK_ALLOW: receiver.host, ...settings });
  return {
    ...app,
    receiver,
    async close() {
      await app.close();
      await receiver.stop();
    },
  };
}

type Rule = Partial<Input<typeof rules.addRule>>;

/** A webhook and a rule that sends found threads to it. */
export async function addWebhook(client: TestClient, url: string, rule: Rule = {}) {
  const channel = await client.call(channels.addChannel, { kind: 'webhook', name: 'Ours', url });
  await client.call(rules.addRule, {
    name: 'Threads',
    events: ['opportunity.found'],
    channelIds: [channel.id],
    ...rule,
  });
  return { ...channel, secret: channel.secret ?? '' };
}

/** Records found threads in one transaction. Returns the ids of their events. */
export async function findThreads(
  app: TestApp,
  client: TestClient,
  count = 1,
  event: Partial<NewEvent> = {},
): Promise<string[]> {
  const workspaceId = client.user?.workspaceId ?? '';
  const events = Array.from({ length: count }, (_, no): NewEvent => {
    const facts = { subreddit: 'saas', score: 70, intent: 'recommendation' as const };
    const data = { id: `opp_${no}`, title: `Which tool? ${no}`, url: 'https://www.reddit.com/', ...facts };
    return { workspaceId, type: 'opportunity.found', facts, data, ...event };
  });
  const { db } = app.base;
  await db.transaction().execute((tx) => recordEvents(app.base, tx, events));
  const rows = await db
    .selectFrom('events')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}

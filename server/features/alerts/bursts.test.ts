import { afterAll, beforeAll, expect, test } from 'vitest';
import * as channels from '#contract/alerts/channels.ts';
import * as rules from '#contract/alerts/rules.ts';
import { ALERT_LIMITS } from '#contract/alerts/alert-fields.ts';
import { type AlertsApp, createAlertsApp, findThreads } from '#test/alerts-app.ts';

let app: AlertsApp;
beforeAll(async () => {
  app = await createAlertsApp();
});
afterAll(() => app.close());

test('matches a burst of events for the most channels that a workspace may have', async () => {
  const ada = await app.as('ada');
  const channelIds: string[] = [];
  for (let no = 0; no < ALERT_LIMITS.channels; no++)
    channelIds.push((await ada.call(channels.addChannel, { kind: 'rss', name: 'Feed' })).id);
  await ada.call(rules.addRule, { name: 'All', events: ['opportunity.found'], channelIds });
  const events = 450;
  await findThreads(app, ada, events);
  await app.drainJobs();
  const rows = await app.base.db
    .selectFrom('alert_deliveries')
    .select('id')
    .where('workspace_id', '=', ada.user?.workspaceId ?? '')
    .execute();
  expect(rows).toHaveLength(events * ALERT_LIMITS.channels);
});

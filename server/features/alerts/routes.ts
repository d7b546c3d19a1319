import * as channels from '#contract/alerts/channels.ts';
import * as deliveries from '#contract/alerts/deliveries.ts';
import * as rules from '#contract/alerts/rules.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { addChannel } from './add-channel.ts';
import { addRule } from './add-rule.ts';
import { changeChannel } from './change-channel.ts';
import { changeRule } from './change-rule.ts';
import { findChannels, presentChannel } from './channel-rows.ts';
import { emailRoutes } from './email-routes.ts';
import { feedRoute } from './feed-route.ts';
import { listDeliveries } from './list-deliveries.ts';
import { previewRule } from './preview-rule.ts';
import { removeChannel } from './remove-channel.ts';
import { removeRule } from './remove-rule.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { resendDelivery } from './resend-delivery.ts';
import { rotateSecret } from './rotate-secret.ts';
import { findRules, presentRule } from './rule-rows.ts';
import { readVapid } from './vapid-keys.ts';
import { testChannel } from './test-channel.ts';

export function alertRoutes(app: App, stylesheet: string): void {
  handle(app, channels.listChannels, async ({ db, actor }) =>
    (await findChannels(db, actor.workspaceId)).map(presentChannel),
  );
  handle(app, channels.listChannelKinds, async ({ alerts }) =>
    channels.CHANNEL_KINDS.filter((kind) => kind !== 'email' || alerts.mail),
  );
  handle(app, channels.addChannel, addChannel);
  handle(app, channels.readPushKey, async (ctx) => ({ publicKey: (await readVapid(ctx)).publicKey }));
  handle(app, channels.changeChannel, changeChannel);
  handle(app, channels.removeChannel, removeChannel);
  handle(app, channels.testChannel, testChannel);
  handle(app, channels.resendConfirmation, resendConfirmation);
  handle(app, channels.rotateSecret, rotateSecret);
  handle(app, rules.listRules, async ({ db, actor }) =>
    (await findRules(db, actor.workspaceId)).map(presentRule),
  );
  handle(app, rules.addRule, addRule);
  handle(app, rules.changeRule, changeRule);
  handle(app, rules.removeRule, removeRule);
  handle(app, rules.previewRule, previewRule);
  handle(app, deliveries.listDeliveries, listDeliveries);
  handle(app, deliveries.resendDelivery, resendDelivery);
  feedRoute(app);
  emailRoutes(app, stylesheet);
}

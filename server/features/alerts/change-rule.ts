import type { AlertRule, changeRule as endpoint } from '#contract/alerts/rules.ts';
import type { Input } from '#contract/endpoint.ts';
import { audit } from '#server/audit.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { changePause, checkRule, lockRule, presentRule, readConfiguration } from './rule-rows.ts';

export async function changeRule(
  ctx: UserContext,
  { id, name, isPaused, ...changes }: Input<typeof endpoint>,
): Promise<AlertRule> {
  await checkRule(ctx, changes as Parameters<typeof checkRule>[1]);
  return await ctx.db.transaction().execute(async (tx) => {
    const row = authorize(ctx.actor, await lockRule(ctx, tx, id));
    const { workspace_id: workspaceId } = row;
    const configuration = JSON.stringify({ ...readConfiguration(row), ...changes });
    const { paused_at, resumed_at } = changePause(row, isPaused, ctx.clock.now());
    const set = { name: name ?? row.name, configuration, paused_at, resumed_at };
    await tx.updateTable('alert_rules').set(set).where('id', '=', id).execute();
    await audit(ctx, tx, { verb: 'alert_rule.changed', workspaceId, subject: id });
    await ctx.events.publish(tx, { workspaceId, topic: 'alerts' });
    return presentRule({ ...row, ...set });
  });
}

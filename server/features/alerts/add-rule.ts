import { ALERT_LIMITS } from '#contract/alerts/alert-fields.ts';
import { type addRule as endpoint, type AlertRule } from '#contract/alerts/rules.ts';
import type { Input } from '#contract/endpoint.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import { AppError } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import type { UserContext } from '#server/context.ts';
import { lockWorkspaces } from '#server/lock-workspaces.ts';
import { checkRule, findRules, presentRule } from './rule-rows.ts';

export async function addRule(
  ctx: UserContext,
  { name, isPaused, ...configuration }: Input<typeof endpoint>,
): Promise<AlertRule> {
  const { workspaceId } = ctx.actor;
  await checkRule(ctx, configuration);
  const now = ctx.clock.now();
  const row = {
    id: newId('rul', ctx),
    workspace_id: workspaceId,
    name,
    configuration: JSON.stringify(configuration),
    paused_at: isPaused ? now : null,
    resumed_at: null,
    created_at: now,
  };
  await ctx.db.transaction().execute(async (tx) => {
    await lockWorkspaces(ctx, tx, [workspaceId]);
    if ((await findRules(tx, workspaceId)).length >= ALERT_LIMITS.rules)
      throw new AppError('CONFLICT', `There is room for ${ALERT_LIMITS.rules} rules. Delete one first.`);
    await tx.insertInto('alert_rules').values(row).execute();
    await audit(ctx, tx, { verb: 'alert_rule.added', workspaceId, subject: row.id });
    await ctx.events.publish(tx, { workspaceId, topic: 'alerts' });
  });
  return presentRule(row);
}

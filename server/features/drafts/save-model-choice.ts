import type { Input } from '#contract/endpoint.ts';
import type { ModelChoice, saveModelChoice as endpoint } from '#contract/drafts.ts';
import { audit } from '#server/audit.ts';
import type { UserContext } from '#server/context.ts';
import {
  keyCell,
  type ModelChoiceRow,
  selectOwnKey,
  readModelChoice,
  resolveModelSettings,
  refuseUnreachable,
} from './model-choice.ts';

export async function saveModelChoice(ctx: UserContext, input: Input<typeof endpoint>): Promise<ModelChoice> {
  const given = await resolveModelSettings(ctx, input);
  await refuseUnreachable(ctx, given);
  const apiKey = selectOwnKey(ctx, given);
  const { workspaceId } = ctx.actor;
  const row: ModelChoiceRow = {
    workspace_id: workspaceId,
    provider: given.provider,
    model: given.model,
    base_url: given.baseUrl,
    api_key: apiKey && ctx.cipher.seal(apiKey, keyCell(workspaceId)),
    monthly_token_cap: input.monthlyTokenCap,
    updated_at: ctx.clock.now(),
  };
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('model_choices')
      .values(row)
      .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(row))
      .execute();
    await audit(ctx, tx, { verb: 'model.chosen', workspaceId, detail: { provider: given.provider } });
  });
  return await readModelChoice(ctx);
}

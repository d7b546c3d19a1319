import type { Selectable } from 'kysely';
import type { Input, Output } from '#contract/endpoint.ts';
import type { ModelChoice, saveModelChoice as save, testModelChoice as test } from '#contract/drafts.ts';
import { invalidInput } from '#server/app-error.ts';
import { type RawModelSettings, readModelSettings } from '#server/adapters/llm/model-settings.ts';
import { testModel } from '#server/adapters/llm/test-model.ts';
import type { Schema } from '#server/adapters/db/schema.ts';
import { audit } from '#server/audit.ts';
import type { UserContext } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { monthOf, readUsedTokens } from './token-meter.ts';

type Row = Selectable<Schema['model_choices']>;

const keyCell = (workspaceId: string) => ({ table: 'model_choices', id: workspaceId, column: 'api_key' });

const findRow = ({ db, actor }: UserContext): Promise<Row | undefined> =>
  db.selectFrom('model_choices').selectAll().where('workspace_id', '=', actor.workspaceId).executeTakeFirst();

/** The workspace's choice, or else the installation's. */
export async function findModelChoice(ctx: UserContext) {
  const row = await findRow(ctx);
  const { ai } = ctx.config;
  if (!row) return { given: ai, source: 'installation', cap: null } as const;
  const apiKey = row.api_key && ctx.cipher.open(row.api_key, keyCell(row.workspace_id));
  const given: RawModelSettings = { provider: row.provider, model: row.model, baseUrl: row.base_url, apiKey };
  return { given, source: 'workspace', cap: row.monthly_token_cap } as const;
}

export async function readModelChoice(ctx: UserContext): Promise<ModelChoice> {
  const { given, source, cap } = await findModelChoice(ctx);
  return {
    provider: given.provider,
    model: given.model,
    baseUrl: given.baseUrl,
    hasKey: given.apiKey !== null,
    source,
    monthlyTokenCap: cap,
    month: monthOf(ctx.clock.now()),
    usedTokens: await readUsedTokens(ctx),
  };
}

export async function saveModelChoice(ctx: UserContext, input: Input<typeof save>): Promise<ModelChoice> {
  const given = await readSettingsFrom(ctx, input);
  const { workspaceId } = ctx.actor;
  const row: Row = {
    workspace_id: workspaceId,
    provider: given.provider,
    model: given.model,
    base_url: given.baseUrl,
    api_key: given.apiKey && ctx.cipher.seal(given.apiKey, keyCell(workspaceId)),
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

/** Makes a minimal real call with the form's values. */
export async function testModelChoice(
  ctx: UserContext,
  input: Input<typeof test>,
): Promise<Output<typeof test>> {
  await consumeRateLimits(ctx, [
    { key: `model-test:${ctx.actor.workspaceId}`, count: 20, windowMs: 10 * 60_000 },
  ]);
  const settings = readModelSettings(await readSettingsFrom(ctx, input));
  if (settings === 'builtin')
    return { ok: true, message: 'The built-in composer needs nothing and is always there.' };
  if ('field' in settings) throw invalidInput({ [settings.field]: settings.message });
  const outcome = await testModel(await ctx.openModel(settings, 'workspace'));
  return outcome.kind === 'ok'
    ? { ok: true, message: `${settings.model} answers.` }
    : { ok: false, message: outcome.message };
}

/** The form's settings; an omitted key means the stored one. Incomplete settings are refused by field. */
async function readSettingsFrom(ctx: UserContext, input: Input<typeof save>): Promise<RawModelSettings> {
  const { given: stored, source } = await findModelChoice(ctx);
  // A stored key is sent only to the server it was saved for. The installation's key is never lent.
  const sameServer =
    source === 'workspace' &&
    stored.provider === input.provider &&
    stored.baseUrl === (input.baseUrl ?? null);
  const apiKey = input.apiKey === undefined ? (sameServer ? stored.apiKey : null) : input.apiKey || null;
  const given = {
    provider: input.provider,
    model: input.model || null,
    baseUrl: input.baseUrl ?? null,
    apiKey,
  };
  const settings = readModelSettings(given);
  if (settings !== 'builtin' && 'field' in settings)
    throw invalidInput({ [settings.field]: settings.message });
  return given;
}

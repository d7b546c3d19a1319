import type { Selectable } from 'kysely';
import type { Input } from '#contract/endpoint.ts';
import type { ModelChoice, saveModelChoice as save } from '#contract/drafts.ts';
import type { ModelPrice } from '#contract/drafting/models.ts';
import { findPrice } from '#core/models/prices/find-price.ts';
import { decideVisit } from '#core/websites/decide-visit.ts';
import { invalidInput } from '#server/app-error.ts';
import { decideReach } from '#server/adapters/llm/model-reach.ts';
import { createFault } from '#server/adapters/llm/read-fault.ts';
import { describeModelFailure } from '#server/adapters/llm/describe-model-failure.ts';
import { type RawModelSettings, readModelSettings } from '#server/adapters/llm/model-settings.ts';
import type { Schema, Tx } from '#server/adapters/db/schema.ts';
import { isLoopback } from '#server/config.ts';
import type { UserContext } from '#server/context.ts';
import { findModelClient } from './find-model-asker.ts';
import { toMonth, readUsedTokens } from './token-cap.ts';

export type ModelChoiceRow = Selectable<Schema['model_choices']>;

export const keyCell = (workspaceId: string) => ({
  table: 'model_choices',
  id: workspaceId,
  column: 'api_key',
});

const findRow = ({ db, actor }: UserContext): Promise<ModelChoiceRow | undefined> =>
  db.selectFrom('model_choices').selectAll().where('workspace_id', '=', actor.workspaceId).executeTakeFirst();

type Connection = Pick<RawModelSettings, 'provider' | 'model' | 'baseUrl'>;
const isSameConnection = (one: Connection, other: Connection): boolean =>
  one.provider === other.provider && one.model === other.model && one.baseUrl === other.baseUrl;

const lowest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/**
 * The workspace's choice, or else the installation's. A workspace without its own key uses the installation's key, with
 * the lower of both limits.
 */
export async function findModelChoice(ctx: UserContext) {
  const row = await findRow(ctx);
  const { ai, monthlyTokens } = ctx.config;
  if (!row) return { given: ai, source: 'installation', cap: monthlyTokens } as const;
  const apiKey = row.api_key && ctx.cipher.open(row.api_key, keyCell(row.workspace_id));
  const given: RawModelSettings = { provider: row.provider, model: row.model, baseUrl: row.base_url, apiKey };
  if (!apiKey && isSameConnection(given, ai))
    return { given: ai, source: 'installation', cap: lowest(row.monthly_token_cap, monthlyTokens) } as const;
  return { given, source: 'workspace', cap: row.monthly_token_cap } as const;
}

export async function deleteModelChoice({ actor }: UserContext, tx: Tx): Promise<void> {
  await tx.deleteFrom('model_choices').where('workspace_id', '=', actor.workspaceId).execute();
}

/** The model's price. Free only if it runs on the server's own machine. */
export function readModelPrice({ modelFinder, clock }: UserContext, given: RawModelSettings): ModelPrice {
  const { baseUrl } = given;
  const isLocal = given.provider === 'local' || (baseUrl !== null && isLoopback(new URL(baseUrl).hostname));
  return findPrice({ ...given, runsAt: isLocal ? modelFinder.place : null }, clock.now());
}

export async function readModelChoice(ctx: UserContext): Promise<ModelChoice> {
  const { given, source, cap } = await findModelChoice(ctx);
  const { modelFinder } = ctx;
  return {
    provider: given.provider,
    model: given.model,
    baseUrl: given.baseUrl,
    hasKey: given.apiKey !== null,
    source,
    monthlyTokenCap: cap,
    month: toMonth(ctx.clock.now()),
    usedTokens: await readUsedTokens(ctx),
    price: readModelPrice(ctx, given),
    localModels: modelFinder.mayLook(await findModelClient(ctx)) ? modelFinder.place : 'closed',
  };
}

/** The settings from the form. A missing key means the stored one. Rejects incomplete settings by field. */
export async function resolveModelSettings(
  ctx: UserContext,
  input: Input<typeof save>,
): Promise<RawModelSettings> {
  const { given: stored, source } = await findModelChoice(ctx);
  const asked = { provider: input.provider, model: input.model || null, baseUrl: input.baseUrl ?? null };
  // A stored key is sent only to the server it was saved for, and the installation's key only to its own model.
  const sameServer =
    source === 'installation'
      ? isSameConnection(stored, asked)
      : stored.provider === asked.provider && stored.baseUrl === asked.baseUrl;
  const apiKey = input.apiKey === undefined ? (sameServer ? stored.apiKey : null) : input.apiKey || null;
  const given = { ...asked, apiKey };
  const settings = readModelSettings(given);
  if (settings !== 'builtin' && 'field' in settings)
    throw invalidInput({ [settings.field]: settings.message });
  return given;
}

/** True if these are the installation's connection and key, so the installation pays. */
export const usesInstallationKey = ({ config: { ai } }: UserContext, given: RawModelSettings): boolean =>
  isSameConnection(given, ai) && given.apiKey === ai.apiKey;

/** The key to store for a workspace; null for the installation's key. */
export const selectOwnKey = ({ config }: UserContext, given: RawModelSettings): string | null =>
  given.apiKey === config.ai.apiKey ? null : given.apiKey;

/** Rejects a private address that this user's drafts would never reach. */
export async function refuseUnreachable(ctx: UserContext, given: RawModelSettings): Promise<void> {
  const settings = readModelSettings(given);
  if (settings === 'builtin' || 'field' in settings || settings.provider === 'local') return;
  const visit = decideVisit(settings.baseUrl, decideReach(ctx.config, await findModelClient(ctx)));
  if (!visit.ok && visit.reason === 'private')
    throw invalidInput({ baseUrl: describeModelFailure(createFault('notAllowed'), settings) });
}

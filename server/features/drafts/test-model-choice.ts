import type { Input, Output } from '#contract/endpoint.ts';
import type { testModelChoice as endpoint } from '#contract/drafts.ts';
import { invalidInput } from '#server/app-error.ts';
import { readModelSettings } from '#server/adapters/llm/model-settings.ts';
import { testModel } from '#server/adapters/llm/test-model.ts';
import type { UserContext } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { findModelClient } from './find-model-asker.ts';
import { usesInstallationKey, resolveModelSettings } from './model-choice.ts';
import { countTokens, refuseOverCap } from './token-cap.ts';

/** Has the model write a small draft, with the form's values. */
export async function testModelChoice(
  ctx: UserContext,
  input: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  await consumeRateLimits(ctx, [
    { key: `model-test:${ctx.actor.workspaceId}`, count: 20, windowMs: 10 * 60_000 },
  ]);
  const given = await resolveModelSettings(ctx, input);
  const settings = readModelSettings(given);
  if (settings === 'builtin')
    return {
      ok: true,
      message: 'The built-in composer is always available and needs no setup.',
      draft: null,
    };
  if ('field' in settings) throw invalidInput({ [settings.field]: settings.message });
  const isInstallations = usesInstallationKey(ctx, given);
  if (isInstallations) await refuseOverCap(ctx, ctx.config.monthlyTokens, 'installation');
  const outcome = await testModel(await ctx.openModel(settings, await findModelClient(ctx)));
  if (isInstallations) await countTokens(ctx, outcome.usage);
  return outcome.kind === 'ok'
    ? { ok: true, message: `${settings.model} answers.`, draft: outcome.value }
    : { ok: false, message: outcome.message, draft: null };
}

import type { Input, Output } from '#contract/endpoint.ts';
import type { testModelChoice as endpoint } from '#contract/drafts.ts';
import { invalidInput } from '#server/app-error.ts';
import { readModelSettings } from '#server/adapters/llm/model-settings.ts';
import { testModel } from '#server/adapters/llm/test-model.ts';
import type { UserContext } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { findAsker } from './find-asker.ts';
import { readSettingsFrom } from './model-choice.ts';

/** Has the model write a small draft, with the form's values. */
export async function testModelChoice(
  ctx: UserContext,
  input: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  await consumeRateLimits(ctx, [
    { key: `model-test:${ctx.actor.workspaceId}`, count: 20, windowMs: 10 * 60_000 },
  ]);
  const settings = readModelSettings(await readSettingsFrom(ctx, input));
  if (settings === 'builtin')
    return { ok: true, message: 'The built-in composer needs nothing and is always there.', draft: null };
  if ('field' in settings) throw invalidInput({ [settings.field]: settings.message });
  const outcome = await testModel(await ctx.openModel(settings, await findAsker(ctx)));
  return outcome.kind === 'ok'
    ? { ok: true, message: `${settings.model} answers.`, draft: outcome.draft }
    : { ok: false, message: outcome.message, draft: null };
}

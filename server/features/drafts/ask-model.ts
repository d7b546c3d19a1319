import type { GeneratedDraft } from '#contract/drafts.ts';
import { AppError } from '#server/app-error.ts';
import { readModelSettings } from '#server/adapters/llm/model-settings.ts';
import type { ModelFailure, ModelRequest } from '#server/adapters/llm/model.ts';
import type { UserContext } from '#server/context.ts';
import { findAsker } from './find-asker.ts';
import { findModelChoice, priceOfModel } from './model-choice.ts';
import { countTokens, MAX_OUTPUT_TOKENS, refuseOverCap } from './token-cap.ts';

/** `usage` is what the model itself reported. */
export type ModelAnswer<T> = { value: T; engine: string; usage: GeneratedDraft['usage'] };

/** Asks the model of the workspace, within its cap; null where the built-in composer is chosen. */
export async function askModel<T>(
  ctx: UserContext,
  request: () => Omit<ModelRequest<T>, 'maxOutputTokens'>,
): Promise<ModelAnswer<T> | null> {
  const { given, source, cap } = await findModelChoice(ctx);
  const settings = readModelSettings(given);
  if (settings === 'builtin') return null;
  if ('field' in settings) throw new AppError('CONFLICT', `${settings.message} See Settings, Writing model.`);
  await refuseOverCap(ctx, cap, source);
  const model = await ctx.openModel(settings, source === 'installation' ? source : await findAsker(ctx));
  const outcome = await model.generate<T>({ ...request(), maxOutputTokens: MAX_OUTPUT_TOKENS });
  await countTokens(ctx, outcome.usage);
  if (outcome.kind === 'failed') throw failure(outcome);
  if (!outcome.value) throw new AppError('UNAVAILABLE', 'The model’s answer couldn’t be read. Try again.');
  const { estimated, ...tokens } = outcome.usage;
  const usage = estimated ? null : { ...tokens, price: priceOfModel(ctx, given) };
  return { value: outcome.value, engine: model.id, usage };
}

function failure({ reason, message, retryAfterMs }: ModelFailure): AppError {
  const isLimit = reason === 'rateLimited' || reason === 'quota';
  // What only the settings can put right is no outage, and trying again helps nobody.
  const isSetting = reason === 'key' || reason === 'notFound' || reason === 'notAllowed';
  const details = retryAfterMs === undefined ? {} : { retryAfterMs };
  return new AppError(isLimit ? 'RATE_LIMITED' : isSetting ? 'CONFLICT' : 'UNAVAILABLE', message, details);
}

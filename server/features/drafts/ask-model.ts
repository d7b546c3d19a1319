import type { GeneratedDraft } from '#contract/drafts.ts';
import { AppError } from '#server/app-error.ts';
import { readModelSettings } from '#server/adapters/llm/model-settings.ts';
import type { Model, ModelFailure, ModelRequest, Usage } from '#server/adapters/llm/model.ts';
import type { UserContext } from '#server/context.ts';
import { findAsker } from './find-asker.ts';
import { findModelChoice, priceOfModel } from './model-choice.ts';
import { countTokens, MAX_OUTPUT_TOKENS, refuseOverCap } from './token-cap.ts';

/** `usage` is what the model itself reported. */
export type ModelAnswer<T> = {
  value: T;
  engine: string;
  usage: GeneratedDraft['usage'];
  sent: NonNullable<GeneratedDraft['sent']>;
};

/** A model, and how its tokens are counted and priced. */
type Opened = { model: Model; count: (usage: Usage) => Promise<GeneratedDraft['usage']> };

/** Asks the page's model if there is one, else the workspace's, within its cap; null if none is chosen. */
export async function askModel<T>(
  ctx: UserContext,
  request: () => Omit<ModelRequest<T>, 'maxOutputTokens'>,
): Promise<ModelAnswer<T> | null> {
  const opened = ctx.pageModel ? openPageModel(ctx.pageModel) : await openChosenModel(ctx);
  if (opened === null) return null;
  const { model, count } = opened;
  const asked = request();
  const outcome = await model.generate<T>({ ...asked, maxOutputTokens: MAX_OUTPUT_TOKENS });
  const usage = await count(outcome.usage);
  if (outcome.kind === 'failed') throw failure(outcome);
  if (!outcome.value) throw new AppError('UNAVAILABLE', 'The model’s answer couldn’t be read. Try again.');
  const { system, prompt } = asked;
  return { value: outcome.value, engine: model.id, usage, sent: { system, prompt, answer: outcome.text } };
}

const openPageModel = (model: Model): Opened => ({ model, count: async () => null });

async function openChosenModel(ctx: UserContext): Promise<Opened | null> {
  const { given, source, cap } = await findModelChoice(ctx);
  const settings = readModelSettings(given);
  if (settings === 'builtin') return null;
  if ('field' in settings) throw new AppError('CONFLICT', `${settings.message} See Settings, Writing model.`);
  await refuseOverCap(ctx, cap, source);
  const model = await ctx.openModel(settings, source === 'installation' ? source : await findAsker(ctx));
  return {
    model,
    async count(usage) {
      await countTokens(ctx, usage);
      const { estimated, ...tokens } = usage;
      return estimated ? null : { ...tokens, price: priceOfModel(ctx, given) };
    },
  };
}

function failure({ reason, message, retryAfterMs }: ModelFailure): AppError {
  const isLimit = reason === 'rateLimited' || reason === 'quota';
  // What only the settings can put right is no outage, and trying again helps nobody.
  const isSetting = reason === 'key' || reason === 'notFound' || reason === 'notAllowed';
  const details = retryAfterMs === undefined ? {} : { retryAfterMs };
  return new AppError(isLimit ? 'RATE_LIMITED' : isSetting ? 'CONFLICT' : 'UNAVAILABLE', message, details);
}

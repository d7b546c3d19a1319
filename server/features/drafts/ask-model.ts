import type { GeneratedDraft } from '#contract/drafts.ts';
import { AppError } from '#server/app-error.ts';
import { readModelSettings } from '#server/adapters/llm/model-settings.ts';
import type { Model, ModelFailure, ModelRequest, Usage } from '#server/adapters/llm/model.ts';
import type { UserContext } from '#server/context.ts';
import { findModelClient } from './find-model-asker.ts';
import { findModelChoice, readModelPrice } from './model-choice.ts';
import { countTokens, MAX_OUTPUT_TOKENS, refuseOverCap } from './token-cap.ts';

export type ModelAnswer<T> = {
  value: T;
  engine: string;
  usage: GeneratedDraft['usage'];
  sent: NonNullable<GeneratedDraft['sent']>;
};

/** A model, with a function that counts and prices its tokens. */
type Opened = { model: Model; count: (usage: Usage) => Promise<GeneratedDraft['usage']> };

/** Asks the page's model if given, else the workspace's model, within its cap. Null if no model is chosen. */
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
  const model = await ctx.openModel(
    settings,
    source === 'installation' ? source : await findModelClient(ctx),
  );
  return {
    model,
    async count(usage) {
      await countTokens(ctx, usage);
      const { estimated, ...tokens } = usage;
      return estimated ? null : { ...tokens, price: readModelPrice(ctx, given) };
    },
  };
}

function failure({ reason, message, retryAfterMs }: ModelFailure): AppError {
  const isLimit = reason === 'rateLimited' || reason === 'quota';
  // A wrong setting is not an outage, so retrying doesn't help.
  const isSetting = reason === 'key' || reason === 'notFound' || reason === 'notAllowed';
  const details = retryAfterMs === undefined ? {} : { retryAfterMs };
  return new AppError(isLimit ? 'RATE_LIMITED' : isSetting ? 'CONFLICT' : 'UNAVAILABLE', message, details);
}

import type { ModelReading } from '#contract/rules-record.ts';
import {
  buildRulesPrompt,
  keepStricterFindings,
  RULES_SYSTEM_PROMPT,
  rulesAnswer,
  type RulesAnswer,
} from '#core/communities/rules/rules-question.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { findEffectiveRules } from '../communities/find-effective-rules.ts';
import { askModel } from './ask-model.ts';

/** What the workspace's model finds in the rules beyond our findings. It is shown, but no check uses it. */
export async function readRulesWithModel(
  ctx: UserContext,
  { name }: { name: string },
): Promise<ModelReading> {
  const { workspaceId } = ctx.actor;
  await consumeRateLimits(ctx, [{ key: `rules-model:${workspaceId}`, count: 20, windowMs: 10 * 60_000 }]);
  const effective = await findEffectiveRules(ctx, workspaceId, { name, purpose: 'community' });
  if (!effective) throw new AppError('CONFLICT', `The rules of r/${name} aren’t known. Paste them first.`);
  const { rules, reading } = effective;
  const answer = await askModel<RulesAnswer>(ctx, () => ({
    system: RULES_SYSTEM_PROMPT,
    prompt: buildRulesPrompt(name, rules),
    schema: rulesAnswer,
  }));
  if (!answer)
    throw new AppError('CONFLICT', 'No model is chosen. Choose one under Settings, Writing model.');
  return { engine: answer.engine, findings: keepStricterFindings(answer.value, rules, reading) };
}

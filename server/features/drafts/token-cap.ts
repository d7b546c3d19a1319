import type { Usage } from '#server/adapters/llm/model.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';

export const MAX_OUTPUT_TOKENS = 4_000;

export const toMonth = (at: number): string => new Date(at).toISOString().slice(0, 7);

/** The tokens that this workspace has used since the start of the month (UTC). */
export async function readUsedTokens({ db, clock, actor }: UserContext): Promise<number> {
  const row = await db
    .selectFrom('model_usage')
    .selectAll()
    .where('key', '=', `${toMonth(clock.now())}|${actor.workspaceId}`)
    .executeTakeFirst();
  return row ? row.input_tokens + row.output_tokens : 0;
}

const WAY_OUT = {
  workspace: 'Raise the limit in Settings, or choose the built-in composer there.',
  installation: 'Enter a key of your own in Settings, or choose the built-in composer there.',
};

export async function refuseOverCap(
  ctx: UserContext,
  cap: number | null,
  source: keyof typeof WAY_OUT,
): Promise<void> {
  if (cap === null || (await readUsedTokens(ctx)) < cap) return;
  throw new AppError(
    'CONFLICT',
    `This month’s ${cap.toLocaleString('en')} tokens are used up. ${WAY_OUT[source]}`,
  );
}

export async function countTokens(
  { db, clock, actor }: UserContext,
  { inputTokens, outputTokens }: Usage,
): Promise<void> {
  const month = toMonth(clock.now());
  await db
    .insertInto('model_usage')
    .values({
      key: `${month}|${actor.workspaceId}`,
      month,
      workspace_id: actor.workspaceId,
      input_tokens: inputTokens,
      output_tokens: outputTokens,
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({
        input_tokens: row('model_usage.input_tokens', '+', inputTokens),
        output_tokens: row('model_usage.output_tokens', '+', outputTokens),
      })),
    )
    .execute();
}

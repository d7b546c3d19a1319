import type { Usage } from '#server/adapters/llm/model.ts';
import type { UserContext } from '#server/context.ts';

export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

/** Tokens this workspace has used since the start of the month (UTC). */
export async function readUsedTokens({ db, clock, actor }: UserContext): Promise<number> {
  const row = await db
    .selectFrom('model_usage')
    .selectAll()
    .where('key', '=', `${monthOf(clock.now())}|${actor.workspaceId}`)
    .executeTakeFirst();
  return row ? row.input_tokens + row.output_tokens : 0;
}

export async function countTokens(
  { db, clock, actor }: UserContext,
  { inputTokens, outputTokens }: Usage,
): Promise<void> {
  const month = monthOf(clock.now());
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

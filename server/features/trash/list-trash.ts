import type { Output } from '#contract/endpoint.ts';
import type { listTrash as endpoint } from '#contract/trash.ts';
import type { UserContext } from '#server/context.ts';
import { findTrash, presentTrashed, selectTrash } from './trash-rows.ts';

const MAX_LISTED = 500;

export async function listTrash(ctx: UserContext): Promise<Output<typeof endpoint>> {
  const { total } = await selectTrash(ctx, ctx.db)
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await findTrash(ctx, MAX_LISTED);
  return { total: Number(total), posts: rows.map(presentTrashed) };
}

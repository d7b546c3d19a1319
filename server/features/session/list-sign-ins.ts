import type { Input, Output } from '#contract/endpoint.ts';
import type { listSignIns as endpoint } from '#contract/session.ts';
import type { UserContext } from '#server/context.ts';

const PAGE = 20;

export async function listSignIns(
  { db, actor }: UserContext,
  { before }: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const rows = await db
    .selectFrom('sign_in_events')
    .selectAll()
    .where('user_id', '=', actor.userId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const items = rows.slice(0, PAGE).map(({ id, event, address, device, at }) => ({
    id,
    event,
    address,
    device,
    at: new Date(at).toISOString(),
  }));
  return { items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null };
}

import { toIsoTime } from '#contract/fields.ts';
import type { Input, Output } from '#contract/endpoint.ts';
import type { preflightPosts as endpoint } from '#contract/preflight.ts';
import { planTimes } from '#core/posts/space-times.ts';
import { INVALID_TIME_ZONE, isTimeZone } from '#core/posts/wall-time.ts';
import { invalidInput } from '#server/app-error.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { findPostsById } from './post-rows.ts';
import { checkSavedPosts } from './refuse-blocked.ts';

/** Checks saved posts against their communities' rules, at their own times or the requested ones. */
export async function preflightPosts(
  ctx: UserContext,
  input: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const ids = [...new Set(input.ids)];
  const found = new Map((await findPostsById(ctx.db, ids)).map((post) => [post.id, post]));
  for (const id of ids) authorize(ctx.actor, found.get(id));
  const { timeZone } = input;
  if (timeZone && !isTimeZone(timeZone)) throw invalidInput({ timeZone: INVALID_TIME_ZONE });
  const times = planTimes(input, ids.length);
  const timeOf = new Map(ids.map((id, index) => [id, times?.[index]]));
  const checked = await checkSavedPosts(
    ctx,
    ids,
    ({ id, scheduled_at: at }) => timeOf.get(id) ?? at ?? ctx.clock.now(),
  );
  return ids.flatMap((id) => {
    const known = checked.get(id);
    return known ? [{ id, ...known.preflight, rulesReadAt: toIsoTime(known.rulesReadAt) }] : [];
  });
}

import type { Input, Output } from '#contract/endpoint.ts';
import type { changePosts as endpoint } from '#contract/posts.ts';
import { planTimes } from '#core/posts/space-times.ts';
import { INVALID_TIME_ZONE, isTimeZone } from '#core/posts/wall-time.ts';
import { invalidInput } from '#server/app-error.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { requireScope } from '#server/require-scope.ts';
import { announcePosts } from './announce-posts.ts';
import { collectFaults, type Faults } from './collect-faults.ts';
import { checkSavedPosts } from './refuse-blocked.ts';
import { findPost } from './post-rows.ts';
import { moveToTrash } from './trash-post.ts';
import { lockPosts } from './lock-posts.ts';
import { fillSketches } from './post-sketches.ts';
import { schedulePosts } from './schedule-posts.ts';

/** Deletes or schedules several posts in one transaction. Collects input errors per post. */
export async function changePosts(
  ctx: UserContext,
  input: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  if (input.action === 'schedule') requireScope(ctx.actor, 'schedule');
  const ids = [...new Set(input.ids)];
  const change = input.action === 'delete' ? toTrash : await scheduler(ctx, input, ids);
  await ctx.db.transaction().execute(async (tx) => {
    await lockPosts(ctx, tx, (posts) =>
      posts.where('id', 'in', ids).where('workspace_id', '=', ctx.actor.workspaceId),
    );
    const faults = await change(ctx, tx, ids);
    const fields = [...faults].map(([index, fault]) => [fieldOf(input, ids[index]), fault] as const);
    if (fields.length > 0) throw invalidInput(Object.fromEntries(fields));
    await announcePosts(ctx, tx, ctx.actor.workspaceId);
  });
  return { changed: ids.length };
}

type Change = (ctx: UserContext, tx: Tx, ids: readonly string[]) => Promise<Faults>;

const fieldOf = (input: Input<typeof endpoint>, id = ''): string => `ids.${input.ids.indexOf(id)}`;

const toTrash: Change = (ctx, tx, ids) =>
  collectFaults(ids, async (id) => {
    const post = authorize(ctx.actor, await findPost(tx, id));
    await moveToTrash(ctx, tx, post);
  });

async function scheduler(
  ctx: UserContext,
  input: Input<typeof endpoint>,
  ids: readonly string[],
): Promise<Change> {
  const { timeZone, revisions = {} } = input;
  if (timeZone && !isTimeZone(timeZone)) throw invalidInput({ timeZone: INVALID_TIME_ZONE });
  const times = planTimes(input, ids.length);
  if (!times) throw invalidInput({ startAt: 'Please select a date and time to schedule the post.' });
  if (times.length !== ids.length) throw invalidInput({ times: 'Give each post a time.' });
  const start = Math.min(...times);
  if (start <= ctx.clock.now()) throw invalidInput({ startAt: 'Choose a time in the future.' });
  const timeOf = new Map(ids.map((id, index) => [id, times[index] ?? start]));
  const checked = await checkSavedPosts(ctx, ids, ({ id }) => timeOf.get(id) ?? start);
  await fillSketches(ctx);
  return (ctx, tx, ids) => schedulePosts(ctx, tx, ids, { times, timeZone, checked, revisions });
}

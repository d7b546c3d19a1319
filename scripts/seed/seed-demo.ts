import type { Base, PersonContext } from '#server/context.ts';
import { addSite } from '#server/features/clicks/add-site.ts';
import { findSiteByKey, recordSiteSeen } from '#server/features/clicks/see-site.ts';
import { addPast, HALF_YEAR_MS } from './add-past.ts';
import { addPresent } from './add-present.ts';
import { addDemoUser } from './demo-user.ts';
import { connectAuthor } from './members.ts';
import { SITE } from './past-posts.ts';
import { refuseRealData } from './refuse-real-data.ts';
import type { SeedClock } from './seed-clock.ts';

const DAY_MS = 24 * 3_600_000;

/** Creates a workspace with half a year of history. Replaces an earlier demo. */
export async function seedDemo(base: Base, clock: SeedClock, password: string): Promise<PersonContext> {
  await refuseRealData(base);
  const { platform } = base;
  if (!platform) throw new Error('The sandbox has just been there.');
  const founded = clock.now() - HALF_YEAR_MS - DAY_MS;
  const ctx = await clock.at(founded, () => addDemoUser(base, password));
  await connectAuthor(ctx, platform);
  await ctx.db
    .updateTable('reddit_accounts')
    .set({ created_at: founded })
    .where('workspace_id', '=', ctx.actor.workspaceId)
    .execute();
  const { key } = await clock.at(founded, () => addSite(ctx, { host: SITE }));
  const openPage = async () => {
    const site = await findSiteByKey(ctx, key);
    if (site) await recordSiteSeen(ctx, site);
  };
  await clock.at(founded, openPage);
  await addPast(ctx, clock);
  await openPage();
  await addPresent(ctx, platform, clock);
  await ctx.db
    .updateTable('users')
    .set({ activity_seen_at: clock.now() - DAY_MS })
    .where('id', '=', ctx.actor.userId)
    .execute();
  await ctx.db.deleteFrom('sessions').where('user_id', '=', ctx.actor.userId).execute();
  return ctx;
}

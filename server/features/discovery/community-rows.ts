import type { Selectable } from 'kysely';
import type { Community } from '#contract/discovery.ts';
import { toIsoTime } from '#contract/fields.ts';
import { rateEngagement } from '#core/discovery/rate-engagement.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import { resolveSiteUrl } from '#server/adapters/platform/site-url.ts';
import type { Platform } from '#server/adapters/platform/platform.ts';

export type CommunityRow = Selectable<Schema['communities']>;

/** With less data than this, figures count as estimates. */
const FEW_POSTS = 10;
const FEW_DAYS = 6.5;
const FEW_COMMUNITIES = 10;

/** The medians by size, with the number of communities behind each. */
export type Medians = ReadonlyMap<string, { activity: number; communities: number }>;

export const medianKey = ({ origin, size }: Pick<CommunityRow, 'origin' | 'size'>): string =>
  `${origin}:${size}`;

export async function readMedians(db: Db): Promise<Medians> {
  const rows = await db.selectFrom('community_medians').selectAll().execute();
  return new Map(rows.map((row) => [row.key, row]));
}

export const findCommunity = (db: Db, id: string): Promise<CommunityRow | undefined> =>
  db.selectFrom('communities').selectAll().where('id', '=', id).executeTakeFirst();

export async function findCommunitiesById(db: Db, ids: readonly string[]): Promise<CommunityRow[]> {
  if (ids.length === 0) return [];
  return await db.selectFrom('communities').selectAll().where('id', 'in', ids).execute();
}

export function presentCommunity(row: CommunityRow, medians: Medians, platform: Platform | null): Community {
  const median = medians.get(medianKey(row));
  return {
    id: row.id,
    name: row.name,
    displayName: `r/${row.name}`,
    title: row.title,
    description: row.description,
    members: row.members,
    nsfw: row.nsfw === 1,
    dailyPosts: row.daily_posts,
    engagementRate: row.activity === null ? null : rateEngagement(row.activity, median?.activity ?? 0),
    isEstimate: row.observed_at !== null && hasLittleData(row, median?.communities ?? 0),
    observedAt: toIsoTime(row.observed_at),
    origin: row.origin,
    url: `${resolveSiteUrl(platform)}/r/${row.name}/`,
  };
}

const hasLittleData = ({ habits }: CommunityRow, communities: number): boolean => {
  const { posts, days } = JSON.parse(habits ?? '{"posts":0,"days":0}') as { posts: number; days: number };
  return posts < FEW_POSTS || days < FEW_DAYS || communities < FEW_COMMUNITIES;
};

import type { Selectable } from 'kysely';
import { toIsoTime } from '#contract/fields.ts';
import type { Feed } from '#contract/scanning/feed.ts';
import type { FeedAddress } from '#core/feed/parse-feed-address.ts';
import type { Cell } from '#server/adapters/crypto/cipher.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import type { Context, UserContext } from '#server/context.ts';

export type FeedRow = Selectable<Schema['feeds']>;

export const tokenCell = (id: string): Cell => ({ table: 'feeds', id, column: 'feed_token' });

export const findFeed = (db: Db, workspaceId: string): Promise<FeedRow | undefined> =>
  db
    .selectFrom('feeds')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

const communitiesOf = (row: FeedRow) => JSON.parse(row.communities) as string[];

/** The address with its secret, for reading the feed. Null if the secret cannot be decrypted. */
export function decryptAddress({ cipher }: Pick<Context, 'cipher'>, row: FeedRow): FeedAddress | null {
  const { site, username } = row;
  try {
    const token = cipher.open(row.feed_token, tokenCell(row.id));
    return { site, communities: communitiesOf(row), isNewest: row.is_newest === 1, username, token };
  } catch {
    return null;
  }
}

function presentFeed(row: FeedRow): Feed {
  return {
    host: new URL(row.site).host,
    communities: communitiesOf(row),
    username: row.username,
    isOn: row.is_on === 1,
    state: row.state,
    askedAt: toIsoTime(row.asked_at),
    nextAt: toIsoTime(row.next_at),
    threads: row.threads,
  };
}

export async function readOwnFeed(ctx: UserContext): Promise<{ feed: Feed | null }> {
  const row = await findFeed(ctx.db, ctx.actor.workspaceId);
  return { feed: row ? presentFeed(row) : null };
}

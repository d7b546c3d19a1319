import { sql } from 'kysely';
import type { Tx } from '#server/adapters/db/schema.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import type { PostRow } from './post-rows.ts';

const MB = 1_000_000;
const REMEDY = 'Permanently delete posts in the trash, or ask the server’s administrator for a higher limit.';

export const countBytes = ({ content }: Pick<PostRow, 'content'>): number => Buffer.byteLength(content);

type Added = { posts: number; bytes: number };

/** Posts in the trash count too; they use the same space. */
export async function refuseBeyondQuota({ config, actor }: UserContext, tx: Tx, added: Added): Promise<void> {
  const has = await tx
    .selectFrom('posts')
    .select(({ fn }) => [
      fn.countAll<number>().as('posts'),
      sql<number>`coalesce(sum(octet_length(content)), 0)`.as('bytes'),
    ])
    .where('workspace_id', '=', actor.workspaceId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { postsPerWorkspace: most, textMbPerWorkspace: mostMb } = config;
  if (has.posts + added.posts > most) {
    const [count, limit] = [has.posts, most].map((number) => number.toLocaleString('en'));
    throw new AppError('CONFLICT', `This workspace already has ${count} of ${limit} posts. ${REMEDY}`);
  }
  if (has.bytes + added.bytes > mostMb * MB) {
    throw new AppError(
      'CONFLICT',
      `This workspace may store ${mostMb.toLocaleString('en')} MB of text, and this would exceed it. ${REMEDY}`,
    );
  }
}

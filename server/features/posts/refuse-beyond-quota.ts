import { sql } from 'kysely';
import type { Tx } from '#server/adapters/db/schema.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import type { PostRow } from './post-rows.ts';

const MB = 1_000_000;
const REMEDY = 'Delete posts for good in the trash, or ask whoever runs this server for more.';

export const bytesOf = ({ content }: Pick<PostRow, 'content'>): number => Buffer.byteLength(content);

type Added = { posts: number; bytes: number };

/** Whatever is in the trash counts too: it takes the same place. */
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
    throw new AppError(
      'CONFLICT',
      `This workspace has ${count} posts, and ${limit} is the most that it may have here. ${REMEDY}`,
    );
  }
  if (has.bytes + added.bytes > mostMb * MB) {
    throw new AppError(
      'CONFLICT',
      `The posts of this workspace may have ${mostMb.toLocaleString('en')} MB of text here, and with ` +
        `this they would have more. ${REMEDY}`,
    );
  }
}

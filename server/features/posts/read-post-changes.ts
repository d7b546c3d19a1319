import type { Input, Output } from '#contract/endpoint.ts';
import type { readPostChanges as endpoint } from '#contract/posts.ts';
import { AppError } from '#server/app-error.ts';
import { readListVersion } from '#server/adapters/db/list-versions.ts';
import type { UserContext } from '#server/context.ts';
import { findPostsSince, presentPost } from './post-rows.ts';

/** With more changes than this, the whole list is cheaper because it is cached. */
const MOST_CHANGES = 500;

export async function readPostChanges(
  { db, platform, actor }: UserContext,
  { since }: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const { workspaceId } = actor;
  // Read the version before the rows, so that the rows are as new as the version or newer.
  const { version, completeSince } = await readListVersion(db, workspaceId, 'posts');
  if (since < completeSince || since > version) throw tooOld();
  const rows = await findPostsSince(db, workspaceId, since, MOST_CHANGES + 1);
  if (rows.length > MOST_CHANGES) throw tooOld();
  const listed = rows.filter(({ deleted_at }) => deleted_at === null);
  const removed = rows.filter(({ deleted_at }) => deleted_at !== null);
  return {
    version,
    changed: listed.map((row) => presentPost(row, platform)),
    removed: removed.map(({ id }) => id),
  };
}

const tooOld = () => new AppError('GONE', 'This version is too old. Read the whole list.');

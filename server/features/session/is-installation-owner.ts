import type { Db } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';

/** Whoever signed up first owns the installation. */
export async function isInstallationOwner({ actor }: UserContext, db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', 'first_user')
    .executeTakeFirst();
  return row?.value === actor.userId;
}

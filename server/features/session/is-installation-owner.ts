import type { Db } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';

/** The first user to sign up owns the installation. */
export const isInstallationOwner = async ({ actor }: UserContext, db: Db): Promise<boolean> =>
  (await findFirstUser(db)) === actor.userId;

export async function findFirstUser(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', 'first_user')
    .executeTakeFirst();
  return row?.value;
}

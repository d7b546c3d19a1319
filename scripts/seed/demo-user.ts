import { deleteOwnedRows } from '#server/adapters/db/owned-rows.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Base, PersonContext } from '#server/context.ts';
import { createUser } from '#server/features/session/create-user.ts';
import { startSession } from '#server/features/session/start-session.ts';

export const DEMO_EMAIL = 'demo@example.com';

/** The key under which the installation remembers the seeded user. */
const DEMO_USER = 'demo_user';
export const demoUsers = (db: Db) =>
  db.selectFrom('installation').select('value').where('key', '=', DEMO_USER);

/** Creates the demo's user with an empty workspace and deletes an earlier demo. The user does not become the owner. */
export async function addDemoUser(base: Base, password: string): Promise<PersonContext> {
  const config = { ...base.config, signups: 'open' } as const;
  const ctx = { ...base, config, actor: { kind: 'visitor', client: 'seed' } } as const;
  const passwordHash = await base.passwords.hash(password);
  return await base.db.transaction().execute(async (tx) => {
    const workspaces = await tx
      .selectFrom('users')
      .innerJoin('workspaces', 'workspaces.owner_id', 'users.id')
      .select(['users.id as userId', 'workspaces.id as workspaceId'])
      .where('users.id', 'in', demoUsers(tx))
      .execute();
    for (const earlier of workspaces) await deleteOwnedRows(tx, earlier);
    const name = { firstName: 'Demo', lastName: 'Workspace', profileImageUrl: null };
    const userId = await createUser(ctx, tx, { email: DEMO_EMAIL, passwordHash, ...name });
    await tx.deleteFrom('installation').where('key', '=', 'first_user').where('value', '=', userId).execute();
    await tx
      .insertInto('installation')
      .values({ key: DEMO_USER, value: userId })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: userId }))
      .execute();
    await startSession(ctx, tx, userId, { userAgent: undefined, oldToken: undefined });
    const { id: sessionId, workspace_id: workspaceId } = await tx
      .selectFrom('sessions')
      .select(['id', 'workspace_id'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return { ...base, actor: { kind: 'user', userId, workspaceId, sessionId } };
  });
}

import { createUser } from '#server/features/session/create-user.ts';
import { startSession } from '#server/features/session/start-session.ts';
import type { Base } from '#server/context.ts';

export const TEST_PASSWORD = 'correct horse battery';

export type TestUser = { userId: string; email: string; token: string };

/** Creates a user with a workspace and a session. */
export async function addUser(base: Base, name: string): Promise<TestUser> {
  const ctx = { ...base, actor: { kind: 'visitor', client: 'test' } } as const;
  const email = `${name}@example.com`;
  const passwordHash = await base.passwords.hash(TEST_PASSWORD);
  return await base.db.transaction().execute(async (tx) => {
    const userId = await createUser(ctx, tx, {
      email,
      passwordHash,
      firstName: name,
      lastName: null,
      profileImageUrl: null,
    });
    const token = await startSession(ctx, tx, userId, { userAgent: undefined, oldToken: undefined });
    return { userId, email, token };
  });
}

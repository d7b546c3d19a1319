import { StartError } from '#server/boot/start-error.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Base } from '#server/context.ts';
import { DEMO_EMAIL, demoUsers } from './demo-user.ts';

/** The demo is invented, so it only runs in the sandbox, without real Reddit accounts. */
export async function refuseRealData({ db, platform }: Base): Promise<void> {
  if (platform?.mode !== 'sandbox')
    throw new StartError(
      'The demo needs the sandbox, which is off here because of REDDIT_CLIENT_ID or SANDBOX. Run it ' +
        'without them, in a folder of its own: DATA_DIR=./demo npm run seed',
    );
  const real = await db
    .selectFrom('reddit_accounts')
    .select('username')
    .where('mode', '!=', 'sandbox')
    .executeTakeFirst();
  if (real)
    throw new StartError(
      `This database has u/${real.username}, a real Reddit account, so the demo won’t be added to ` +
        'it. Seed another folder: DATA_DIR=./demo npm run seed',
    );
  if (await findUnmarked(db))
    throw new StartError(
      `This database has a user ${DEMO_EMAIL} that no seed run created, and the demo would replace ` +
        'them. Seed another folder: DATA_DIR=./demo npm run seed',
    );
}

/** A user with the demo's address who is not the demo's user. */
async function findUnmarked(db: Db): Promise<unknown> {
  return await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', DEMO_EMAIL)
    .where('id', 'not in', demoUsers(db))
    .executeTakeFirst();
}

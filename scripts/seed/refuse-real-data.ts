import { StartError } from '#server/boot/start-error.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Base } from '#server/context.ts';
import { DEMO_EMAIL, demoUsers } from './demo-user.ts';

/** The demo is invented, so it stays where nothing is real: in the sandbox, beside nobody's account on Reddit. */
export async function refuseRealData({ db, platform }: Base): Promise<void> {
  if (platform?.mode !== 'sandbox')
    throw new StartError(
      'The demo lives in the sandbox, which is off here: REDDIT_CLIENT_ID or SANDBOX says so. Run it ' +
        'without them, in a folder of its own: DATA_DIR=./demo npm run seed',
    );
  const real = await db
    .selectFrom('reddit_accounts')
    .select('username')
    .where('mode', '!=', 'sandbox')
    .executeTakeFirst();
  if (real)
    throw new StartError(
      `This database holds u/${real.username}, an account on Reddit itself, so no demo is put beside ` +
        'it. Seed another folder: DATA_DIR=./demo npm run seed',
    );
  if (await findUnmarked(db))
    throw new StartError(
      `This database has a user ${DEMO_EMAIL} whom no seeding made, and the demo would take their ` +
        'place. Seed another folder: DATA_DIR=./demo npm run seed',
    );
}

/** Somebody who has the demo's address, and is not the demo's user. */
async function findUnmarked(db: Db): Promise<unknown> {
  return await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', DEMO_EMAIL)
    .where('id', 'not in', demoUsers(db))
    .executeTakeFirst();
}

import { toIsoTime } from '#contract/fields.ts';
import type { Passkeys } from '#contract/session/passkeys.ts';
import type { UserContext } from '#server/context.ts';
import { findUser } from '../session-rows.ts';
import { findPasskeyPlace } from './passkey-place.ts';
import { findPasskeys, presentPasskey } from './passkey-rows.ts';

export async function listPasskeys({ db, config, actor }: UserContext): Promise<Passkeys> {
  const { asks_for_passkey } = await findUser(db, actor.userId);
  const codes = await db
    .selectFrom('recovery_codes')
    .select(['made_at', 'used_at'])
    .where('user_id', '=', actor.userId)
    .execute();
  const uses = codes.flatMap(({ used_at }) => used_at ?? []);
  return {
    place: findPasskeyPlace(config),
    passkeys: (await findPasskeys(db, actor.userId)).map(presentPasskey),
    codes: {
      left: codes.length - uses.length,
      madeAt: toIsoTime(codes[0]?.made_at ?? null),
      lastUsedAt: toIsoTime(uses.length > 0 ? Math.max(...uses) : null),
    },
    asksAfterPassword: asks_for_passkey === 1,
  };
}

import type { Selectable } from 'kysely';
import type { AlertChannel } from '#contract/alerts/channels.ts';
import { toIsoTime } from '#contract/fields.ts';
import type { ChannelSettings } from '#core/alerts/describe-channel.ts';
import type { AlertTarget } from '#server/adapters/alerts/alert-sender.ts';
import type { Cell } from '#server/adapters/crypto/cipher.ts';
import type { Db, Schema, Tx } from '#server/adapters/db/schema.ts';
import { readVapid } from './vapid-keys.ts';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';

export type ChannelRow = Selectable<Schema['alert_channels']>;

export const presentChannel = (row: ChannelRow): AlertChannel => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  state: row.state,
  to: row.target,
  lastFailure:
    row.failed_at === null
      ? null
      : { at: toIsoTime(row.failed_at), status: row.failed_status, reason: row.failure ?? '' },
  createdAt: toIsoTime(row.created_at),
});

const selectChannel = (db: Db, id: string) =>
  db.selectFrom('alert_channels').selectAll().where('id', '=', id);

export const findChannel = (db: Db, id: string): Promise<ChannelRow | undefined> =>
  selectChannel(db, id).executeTakeFirst();

/** Like `findChannel`, for a change that depends on what it finds. */
export const lockChannel = (
  { engine }: Pick<Context, 'engine'>,
  tx: Tx,
  id: string,
): Promise<ChannelRow | undefined> => engine.lock(selectChannel(tx, id)).executeTakeFirst();

export const findChannels = (db: Db, workspaceId: string): Promise<ChannelRow[]> =>
  db
    .selectFrom('alert_channels')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

type Sealed = 'sealed_settings' | 'signing_secret' | 'old_signing_secret';
export const channelCell = (id: string, column: Sealed): Cell => ({ table: 'alert_channels', id, column });

const openSettings = ({ cipher }: Pick<Context, 'cipher'>, { id, sealed_settings: sealed }: ChannelRow) =>
  JSON.parse(cipher.open(sealed, channelCell(id, 'sealed_settings'))) as ChannelSettings;

/** The page to confirm an address or to stop its alerts. */
export const emailUrl = ({ publicUrl }: Config, token: string): string =>
  `${publicUrl}/api/alerts/email/${token}`;

/** The target of a channel's alerts, with its secrets. */
export async function openTarget(
  ctx: Pick<Context, 'cipher' | 'clock' | 'config' | 'db'>,
  row: ChannelRow,
): Promise<AlertTarget> {
  const { id, signing_secret: secret, old_signing_secret: old, old_secret_until: until } = row;
  const {
    url = '',
    botToken = '',
    chatId = '',
    address = '',
    token = '',
    subscription,
  } = openSettings(ctx, row);
  if (row.kind === 'push' && subscription) return { kind: 'push', subscription, vapid: await readVapid(ctx) };
  if (row.kind === 'email') return { kind: 'email', address, unsubscribeUrl: emailUrl(ctx.config, token) };
  if (row.kind === 'slack' || row.kind === 'discord') return { kind: row.kind, url };
  if (row.kind === 'telegram') return { kind: 'telegram', botToken, chatId };
  const isOldValid = old !== null && until !== null && ctx.clock.now() < until;
  const secrets = [
    ...(secret === null ? [] : [ctx.cipher.open(secret, channelCell(id, 'signing_secret'))]),
    ...(isOldValid ? [ctx.cipher.open(old, channelCell(id, 'old_signing_secret'))] : []),
  ];
  return { kind: 'webhook', url, secrets };
}

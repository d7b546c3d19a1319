import type { Selectable } from 'kysely';
import { type AlertRule, type RuleForm } from '#contract/alerts/rules.ts';
import { toIsoTime } from '#contract/fields.ts';
import { isTimeZone, INVALID_TIME_ZONE } from '#core/posts/wall-time.ts';
import type { Db, Schema, Tx } from '#server/adapters/db/schema.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';

export type RuleRow = Selectable<Schema['alert_rules']>;
export type RuleConfiguration = Omit<RuleForm, 'name' | 'isPaused'>;

export const readConfiguration = ({ configuration }: Pick<RuleRow, 'configuration'>): RuleConfiguration =>
  JSON.parse(configuration) as RuleConfiguration;

export const presentRule = (row: RuleRow): AlertRule => ({
  id: row.id,
  name: row.name,
  ...readConfiguration(row),
  isPaused: isPaused(row),
  createdAt: toIsoTime(row.created_at),
});

type Pause = Pick<RuleRow, 'paused_at' | 'resumed_at'>;

const isPaused = ({ paused_at, resumed_at }: Pause): boolean => paused_at !== null && resumed_at === null;

/** Pauses or resumes a rule; pausing a paused one keeps the time. */
export const changePause = (row: Pause, pauses: boolean | undefined, now: number): Pause => {
  if (pauses === undefined || pauses === isPaused(row)) return row;
  return pauses ? { paused_at: now, resumed_at: null } : { paused_at: row.paused_at, resumed_at: now };
};

/** True if the rule existed and wasn’t paused at this time. Events are matched later than they happen. */
export const wasActive = ({ created_at, paused_at, resumed_at }: RuleRow, at: number): boolean =>
  created_at <= at && (paused_at === null || at < paused_at || (resumed_at !== null && resumed_at <= at));

const selectRule = (db: Db, id: string) => db.selectFrom('alert_rules').selectAll().where('id', '=', id);

export const findRule = (db: Db, id: string): Promise<RuleRow | undefined> =>
  selectRule(db, id).executeTakeFirst();

/** Like `findRule`, for a change that depends on what it finds. */
export const lockRule = ({ engine }: UserContext, tx: Tx, id: string): Promise<RuleRow | undefined> =>
  engine.lock(selectRule(tx, id)).executeTakeFirst();

export const findRules = (db: Db, workspaceId: string): Promise<RuleRow[]> =>
  db.selectFrom('alert_rules').selectAll().where('workspace_id', '=', workspaceId).orderBy('id').execute();

/** Rejects unknown time zones and other workspaces' channels. */
export async function checkRule(
  { db, actor }: UserContext,
  { quietHours, timeZone, channelIds = [] }: Partial<RuleConfiguration>,
): Promise<void> {
  if (quietHours && !isTimeZone(quietHours.timeZone)) throw invalidInput({ quietHours: INVALID_TIME_ZONE });
  if (timeZone && !isTimeZone(timeZone)) throw invalidInput({ timeZone: INVALID_TIME_ZONE });
  if (channelIds.length === 0) return;
  const own = await db
    .selectFrom('alert_channels')
    .select('id')
    .where('workspace_id', '=', actor.workspaceId)
    .where('id', 'in', channelIds)
    .execute();
  if (own.length < new Set(channelIds).size)
    throw new AppError('NOT_FOUND', 'One of these channels doesn’t exist.');
}

import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { toIsoTime } from '#contract/fields.ts';
import type { SavedScan } from '#contract/scanning/saved-scans.ts';
import { scanFilters } from '#contract/scanner.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';

export type SavedScanRow = Selectable<Schema['saved_scans']>;

const configuration = z.object({
  subreddits: z.array(z.string()),
  keywords: z.array(z.string()),
  filters: scanFilters,
  readsComments: z._default(z.boolean(), false),
});
export type Configuration = z.output<typeof configuration>;

export const readConfiguration = ({ configuration: text }: Pick<SavedScanRow, 'configuration'>) =>
  configuration.parse(JSON.parse(text));

export const writeConfiguration = ({ keywords, ...others }: Configuration): string =>
  JSON.stringify({ ...others, keywords: [...new Set(keywords.filter(Boolean))] });

export const presentSavedScan = (row: SavedScanRow): SavedScan => ({
  id: row.id,
  name: row.name,
  isOn: row.is_on === 1,
  ...readConfiguration(row),
  createdAt: toIsoTime(row.created_at),
});

export const findSavedScan = (db: Db, id: string): Promise<SavedScanRow | undefined> =>
  db.selectFrom('saved_scans').selectAll().where('id', '=', id).executeTakeFirst();

export const findSavedScans = ({ actor }: UserContext, db: Db): Promise<SavedScanRow[]> =>
  db
    .selectFrom('saved_scans')
    .selectAll()
    .where('workspace_id', '=', actor.workspaceId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

import type { Migration } from 'kysely/migration';
import { alerts } from './migrations/0086-alerts.ts';
import { apiKeys } from './migrations/0087-api-keys.ts';
import { communityResults } from './migrations/0088-community-results.ts';
import { deliveriesOfChannel } from './migrations/0089-deliveries-of-channel.ts';
import { codesOfKeys } from './migrations/0090-codes-of-keys.ts';
import { pausesOfRules } from './migrations/0091-pauses-of-rules.ts';
import { scanSetups } from './migrations/0092-scan-setups.ts';
import { baseline } from './migrations/baseline/baseline.ts';

/** The baseline has the name of the last migration it replaces, so databases and backups of that version match. */
export const BASELINE = '0085-shapes';

/** All migrations, in order. Released ones are never edited; a change is a new migration. */
export const MIGRATIONS: Record<string, Migration> = {
  [BASELINE]: baseline,
  '0086-alerts': alerts,
  '0087-api-keys': apiKeys,
  '0088-community-results': communityResults,
  '0089-deliveries-of-channel': deliveriesOfChannel,
  '0090-codes-of-keys': codesOfKeys,
  '0091-pauses-of-rules': pausesOfRules,
  '0092-scan-setups': scanSetups,
};

import type { Migration } from 'kysely/migration';
import { foundation } from './migrations/0001-foundation.ts';
import { accounts } from './migrations/0002-accounts.ts';
import { posts } from './migrations/0003-posts.ts';
import { drafts } from './migrations/0004-drafts.ts';
import { postListVersion } from './migrations/0005-post-list-version.ts';
import { postLooks } from './migrations/0006-post-looks.ts';
import { caution } from './migrations/0007-caution.ts';
import { postBeginnings } from './migrations/0008-post-beginnings.ts';
import { activity } from './migrations/0009-activity.ts';
import { removedPosts } from './migrations/0010-removed-posts.ts';
import { listVersions } from './migrations/0011-list-versions.ts';
import { exactlyOnce } from './migrations/0013-exactly-once.ts';
import { listChanges } from './migrations/0015-list-changes.ts';
import { tableNames } from './migrations/0012-table-names.ts';
import { lookups } from './migrations/0014-lookups.ts';
import { communities } from './migrations/0017-communities.ts';
import { preflight } from './migrations/0019-preflight.ts';
import { rulesRecords } from './migrations/0018-rules-records.ts';
import { opportunities } from './migrations/0020-opportunities.ts';
import { scanHub } from './migrations/0022-scan-hub.ts';
import { skips } from './migrations/0024-skips.ts';
import { clips } from './migrations/0025-clips.ts';
import { pastMentions } from './migrations/0026-past-mentions.ts';
import { membersOfAttempts } from './migrations/0021-members-of-attempts.ts';

/** Every migration, in order. Released ones are never edited; a change is a new migration. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-accounts': accounts,
  '0003-posts': posts,
  '0004-drafts': drafts,
  '0005-post-list-version': postListVersion,
  '0006-post-looks': postLooks,
  '0007-caution': caution,
  '0008-post-beginnings': postBeginnings,
  '0009-activity': activity,
  '0010-removed-posts': removedPosts,
  '0011-list-versions': listVersions,
  '0012-table-names': tableNames,
  '0013-exactly-once': exactlyOnce,
  '0014-lookups': lookups,
  '0015-list-changes': listChanges,
  '0017-communities': communities,
  '0018-rules-records': rulesRecords,
  '0019-preflight': preflight,
  '0020-opportunities': opportunities,
  '0021-members-of-attempts': membersOfAttempts,
  '0022-scan-hub': scanHub,
  '0024-skips': skips,
  '0025-clips': clips,
  '0026-past-mentions': pastMentions,
};

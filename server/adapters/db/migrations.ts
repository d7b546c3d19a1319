import type { Migration } from 'kysely/migration';
import { foundation } from './migrations/0001-foundation.ts';
import { activity } from './migrations/0009-activity.ts';
import { removedPosts } from './migrations/0010-removed-posts.ts';
import { accounts } from './migrations/0002-accounts.ts';
import { drafts } from './migrations/0004-drafts.ts';
import { caution } from './migrations/0007-caution.ts';
import { posts } from './migrations/0003-posts.ts';
import { postBeginnings } from './migrations/0008-post-beginnings.ts';
import { postListVersion } from './migrations/0005-post-list-version.ts';
import { postLooks } from './migrations/0006-post-looks.ts';

/** Every migration, in order. A released one is never edited: what changes comes as the next. */
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
};

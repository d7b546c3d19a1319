import type { ExpressionBuilder } from 'kysely';
import type { Site } from '#server/adapters/db/figure-tables.ts';
import type { Schema } from '#server/adapters/db/schema.ts';

export const otherSite = (site: Site): Site => (site === 'api' ? 'sandbox' : 'api');

/** Excludes posts on the other site. Drafts are on neither site, and a manual post's site is unknown. */
export const isNotOnOtherSite = (site: Site) => (row: ExpressionBuilder<Schema, 'posts'>) =>
  row('posts.origin', 'is distinct from', otherSite(site));

import type { ExpressionBuilder } from 'kysely';
import type { Site } from '#server/adapters/db/figure-tables.ts';
import type { Schema } from '#server/adapters/db/schema.ts';

export const otherSite = (site: Site): Site => (site === 'api' ? 'sandbox' : 'api');

/** Leaves out what went out on the other site. Drafts are on neither, and what a person sent is not ours to tell. */
export const isOfSite = (site: Site) => (row: ExpressionBuilder<Schema, 'posts'>) =>
  row('posts.origin', 'is distinct from', otherSite(site));

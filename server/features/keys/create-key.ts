import type { Input, Output } from '#contract/endpoint.ts';
import type { createKey as endpoint } from '#contract/keys/api-keys.ts';
import type { PersonContext } from '#server/context.ts';
import { insertKey } from './insert-key.ts';

export const createKey = (
  ctx: PersonContext,
  form: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> => ctx.db.transaction().execute((tx) => insertKey(ctx, tx, form));

import type { Input, Output } from '#contract/endpoint.ts';
import type { addTargets as endpoint } from '#contract/targets.ts';
import { findCommunityNames } from '#core/targets/find-community-names.ts';
import { invalidInput } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { insertTargets } from './insert-targets.ts';

/** Adds all communities named in a pasted list or an exported file. */
export async function addTargets(
  ctx: UserContext,
  { text }: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const names = findCommunityNames(text);
  if (names.length === 0)
    throw invalidInput({ text: 'This text names no subreddit. Write one per line, or as r/name.' });
  const added = await ctx.db.transaction().execute((tx) => insertTargets(ctx, tx, names));
  return { added, known: names.length - added.length };
}

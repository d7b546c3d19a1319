import type { Output } from '#contract/endpoint.ts';
import type { readFigures as endpoint } from '#contract/figures.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { findPost } from '../posts/post-rows.ts';
import { findFigures, presentFigures } from './figure-rows.ts';

export async function readFigures(
  { db, actor }: UserContext,
  { id }: { id: string },
): Promise<Output<typeof endpoint>> {
  const post = authorize(actor, await findPost(db, id));
  const readings = (await findFigures(db, post.id)).map(presentFigures);
  return { latest: readings.at(-1) ?? null, readings, clicks: post.seen_clicks };
}

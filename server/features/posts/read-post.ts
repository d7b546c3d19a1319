import type { Post } from '#contract/posts.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { findPost, presentPost } from './post-rows.ts';

export const readPost = async ({ db, actor, platform }: UserContext, id: string): Promise<Post> =>
  presentPost(authorize(actor, await findPost(db, id)), platform);

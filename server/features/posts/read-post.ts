import type { Post } from '#contract/posts.ts';
import { authorize } from '#server/authorize.ts';
import type { Context, UserActor } from '#server/context.ts';
import { findPost, presentPost } from './post-rows.ts';

export const readPost = async ({ db, actor, platform }: Context<UserActor>, id: string): Promise<Post> =>
  presentPost(authorize(actor, await findPost(db, id)), platform);

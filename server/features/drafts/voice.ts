import type { Voice } from '#contract/drafting/variants.ts';
import { decideOwnWords } from '#core/posts/decide-own-words.ts';
import type { UserContext } from '#server/context.ts';
import { findBeginnings } from '../posts/post-beginning.ts';

/** The number of posts sent to the model as examples. */
const VOICE_POSTS = 5;
const POSTS_READ = 40;
/** The share of words that must be the author's own if a post began from a generated text. */
const MOSTLY = 0.5;

export async function isVoiceAllowed({ db, actor }: UserContext): Promise<boolean> {
  const row = await db
    .selectFrom('workspaces')
    .select('voice_allowed_at')
    .where('id', '=', actor.workspaceId)
    .executeTakeFirst();
  return typeof row?.voice_allowed_at === 'number';
}

/** The workspace's latest published texts that are mostly in the author's own words. */
export async function findOwnPosts({ db, actor }: UserContext): Promise<string[]> {
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'type', 'title', 'content'])
    .where('workspace_id', '=', actor.workspaceId)
    .where('published_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('published_at', 'desc')
    .limit(POSTS_READ)
    .execute();
  if (posts.length === 0) return [];
  const beginnings = await findBeginnings(
    db,
    posts.map(({ id }) => id),
  );
  return posts
    .filter((post, at) => {
      const beginning = beginnings[at] ?? null;
      if (beginning === null || beginning.confirmedAt !== null) return true;
      return decideOwnWords(post.type, post, beginning).share >= MOSTLY;
    })
    .map(({ content }) => content)
    .filter((content) => content.trim() !== '')
    .slice(0, VOICE_POSTS);
}

export async function readVoice(ctx: UserContext): Promise<Voice> {
  const posts = await findOwnPosts(ctx);
  return { allowed: await isVoiceAllowed(ctx), posts: posts.length };
}

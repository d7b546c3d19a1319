import type { PostType, Problem } from '#contract/posts.ts';
import { findAiTextBan } from '#core/communities/find-ai-text-ban.ts';
import { decideOwnWords, OWN_SHARE, toPercent, type Words } from '#core/posts/decide-own-words.ts';
import { AppError } from '#server/app-error.ts';
import type { Context, UserActor } from '#server/context.ts';
import { findCommunityFacts } from '../communities/find-community-facts.ts';
import type { Beginning } from './post-beginning.ts';
import { AI_TEXT } from './post-rows.ts';

type Text = Words & { id: string; type: PostType; subreddit: string; beginning: Beginning | null };
type Asking = { workspaceId: string; purpose: 'reply' | 'publish' };

/**
 * Which texts are too little their author's own for where they go, each with what to do. Asks the communities, so no
 * transaction may be open. What they do not tell holds nothing back.
 */
export async function findHeldBack(
  ctx: Context,
  { workspaceId, purpose }: Asking,
  texts: readonly Text[],
): Promise<Map<string, Problem>> {
  const borrowed = texts.flatMap((text) => {
    const { beginning, type } = text;
    if (!beginning || beginning.confirmedAt !== null) return [];
    const { share, enough } = decideOwnWords(type, text, beginning);
    return enough ? [] : [{ ...text, share }];
  });
  const places = [...new Set(borrowed.map(({ subreddit }) => subreddit.toLowerCase()))];
  const asked = places.map(
    async (name) => [name, await findCommunityFacts(ctx, workspaceId, { name, purpose })] as const,
  );
  const facts = new Map(await Promise.all(asked));
  const held = borrowed.flatMap(({ id, type, subreddit, share }) => {
    const rule = findAiTextBan(facts.get(subreddit.toLowerCase())?.rules ?? [], type);
    return rule === null ? [] : [[id, tell(subreddit, rule, share)] as const];
  });
  return new Map(held);
}

const tell = (subreddit: string, rule: string, share: number): Problem => ({
  code: AI_TEXT,
  message: `r/${subreddit} takes no text written with AI, and ${toPercent(share)} % of the words are yours. Its rule: “${rule}”`,
  remedy: `Make at least ${toPercent(OWN_SHARE)} % of the words your own in the generator, or confirm there that you wrote it in your own words.`,
});

/** The same of posts as they are kept. */
export async function findHeldBackPosts(
  ctx: Context<UserActor>,
  ids: readonly string[],
): Promise<Map<string, Problem>> {
  const { workspaceId } = ctx.actor;
  const posts = await ctx.db
    .selectFrom('posts')
    .innerJoin('post_beginnings as from', 'from.post_id', 'posts.id')
    .select(['posts.id', 'posts.type', 'posts.subreddit', 'posts.title', 'posts.content'])
    .select(['from.title as fromTitle', 'from.content as fromContent', 'from.confirmed_at as confirmedAt'])
    .where('posts.workspace_id', '=', workspaceId)
    .where('posts.id', 'in', ids)
    .execute();
  const texts = posts.map(({ id, type, subreddit, title, content, ...from }) => {
    const beginning = { title: from.fromTitle, content: from.fromContent, confirmedAt: from.confirmedAt };
    return { id, type, subreddit, title, content, beginning };
  });
  return await findHeldBack(ctx, { workspaceId, purpose: 'reply' }, texts);
}

/** Refuses one that is held back. It can be kept as a draft. */
export async function refuseHeldBack(ctx: Context<UserActor>, text: Text): Promise<void> {
  const { workspaceId } = ctx.actor;
  const held = await findHeldBack(ctx, { workspaceId, purpose: 'reply' }, [text]);
  const problem = held.get(text.id);
  if (problem) throw new AppError('CONFLICT', toRefusal(problem));
}

export const toRefusal = ({ message, remedy }: Problem): string =>
  `${message} ${remedy} You can save it as a draft meanwhile.`;

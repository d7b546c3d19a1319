import type { PostType, Problem } from '#contract/posts.ts';
import { findAiTextBan } from '#core/communities/rules/find-ai-text-ban.ts';
import { decideOwnWords, OWN_SHARE, toPercent, type Words } from '#core/posts/decide-own-words.ts';
import { AppError } from '#server/app-error.ts';
import type { Context, UserContext } from '#server/context.ts';
import { findCommunityFacts } from '../communities/find-community-facts.ts';
import type { Beginning } from './post-beginning.ts';
import { AI_TEXT } from './post-rows.ts';

type Text = Words & { id: string; type: PostType; subreddit: string; beginning: Beginning | null };
/** Who asks, and with which priority the platform is called. */
type Reading = { workspaceId: string; purpose: 'reply' | 'publish' };

/**
 * Finds AI text bound for communities that ban it, with a remedy for each. It calls the platform, so no
 * transaction may be open. Unreadable rules ban nothing.
 */
export async function findBannedAiText(
  ctx: Context,
  { workspaceId, purpose }: Reading,
  texts: readonly Text[],
): Promise<Map<string, Problem>> {
  const aiTexts = texts.flatMap((text) => {
    const { beginning, type } = text;
    if (!beginning || beginning.confirmedAt !== null) return [];
    const { share, enough } = decideOwnWords(type, text, beginning);
    return enough ? [] : [{ ...text, share }];
  });
  const communities = [...new Set(aiTexts.map(({ subreddit }) => subreddit.toLowerCase()))];
  const reads = communities.map(
    async (name) => [name, await findCommunityFacts(ctx, workspaceId, { name, purpose })] as const,
  );
  const facts = new Map(await Promise.all(reads));
  const banned = aiTexts.flatMap(({ id, type, subreddit, share }) => {
    const rule = findAiTextBan(facts.get(subreddit.toLowerCase())?.rules ?? [], type);
    return rule === null ? [] : [[id, describeBan(subreddit, rule, share)] as const];
  });
  return new Map(banned);
}

const describeBan = (subreddit: string, rule: string, share: number): Problem => ({
  code: AI_TEXT,
  message: `r/${subreddit} takes no text written with AI, and ${toPercent(share)} % of the words are yours. Its rule: “${rule}”`,
  remedy: `Make at least ${toPercent(OWN_SHARE)} % of the words your own in the generator, or confirm there that you wrote it in your own words.`,
});

/** The same check for saved posts. */
export async function findBannedAiTextInPosts(
  ctx: UserContext,
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
  return await findBannedAiText(ctx, { workspaceId, purpose: 'reply' }, texts);
}

/** Refuses AI text where the community bans it. It can still be saved as a draft. */
export async function refuseAiText(ctx: UserContext, text: Text): Promise<void> {
  const { workspaceId } = ctx.actor;
  const banned = await findBannedAiText(ctx, { workspaceId, purpose: 'reply' }, [text]);
  const problem = banned.get(text.id);
  if (problem) throw new AppError('CONFLICT', toRefusal(problem));
}

export const toRefusal = ({ message, remedy }: Problem): string =>
  `${message} ${remedy} You can save it as a draft meanwhile.`;

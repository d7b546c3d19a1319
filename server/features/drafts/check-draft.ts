import { sql } from 'kysely';
import type { Input, Output } from '#contract/endpoint.ts';
import type { Finding, preflightDraft as endpoint } from '#contract/preflight.ts';
import type { UserContext } from '#server/context.ts';
import { nearCopyFinding, readSentTexts, toSketched } from '../posts/find-near-copy.ts';
import { selectSentPosts } from '../posts/post-sketches.ts';
import { preflightDraft } from '../preflight/preflight-draft.ts';

/** Checks a text while it is written: against the rules, and against the author's other texts. */
export async function checkDraft(
  ctx: UserContext,
  input: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const checked = await preflightDraft(ctx, input, ctx.failedReadings);
  const { postId: id, title, content, name: subreddit } = input;
  const text = toSketched({ ...(id && { id }), content, subreddit });
  const sent = await readSentTexts(ctx, ctx.db, [text]);
  const near = sent.find(text);
  if (near !== null)
    return { ...checked, verdict: 'blocked', findings: [nearCopyFinding(near), ...checked.findings] };
  const repeated = sent.isHere(text)
    ? 'a near-identical text of yours'
    : (await hasPostTitled(ctx, { id, title, subreddit })) && 'a post of yours with this title';
  if (!repeated) return checked;
  const verdict = checked.verdict === 'blocked' ? 'blocked' : 'warned';
  return { ...checked, verdict, findings: [repeats(subreddit, repeated), ...checked.findings] };
}

/** This is only a warning, because a community may want the same post every week. */
const repeats = (community: string, what: string): Finding => ({
  severity: 'warning',
  code: 'NEAR_COPY',
  text: `r/${community} already has ${what}.`,
  remedy: 'Communities treat repeats as spam: change it before you post it again.',
  quote: null,
  nextAt: null,
});

/** True if the community has, or will get, another post with this title from this workspace. */
async function hasPostTitled(
  ctx: UserContext,
  { id, title, subreddit }: { id?: string | undefined; title?: string | null | undefined; subreddit: string },
): Promise<boolean> {
  if (!title?.trim()) return false;
  const found = await selectSentPosts(ctx, ctx.db, ctx.actor.workspaceId)
    .select('posts.id')
    // This condition must match that of a partial index.
    .where(sql<boolean>`posts.phase <> 'draft' and lower(posts.subreddit) = ${subreddit.toLowerCase()}`)
    .where(sql<boolean>`lower(posts.title) = lower(${title.trim()})`)
    .where('posts.id', '<>', id ?? '')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

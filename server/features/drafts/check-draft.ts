import { sql } from 'kysely';
import type { Input, Output } from '#contract/endpoint.ts';
import type { Finding, preflightDraft as endpoint } from '#contract/preflight.ts';
import type { UserContext } from '#server/context.ts';
import { findingOfNearCopy, readSentTexts, toSketched } from '../posts/find-near-copy.ts';
import { selectSent } from '../posts/post-sketches.ts';
import { preflightDraft } from '../preflight/preflight-draft.ts';

/** Checks a text while it is written: against the rules, and against what its author has sent elsewhere. */
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
    return { ...checked, verdict: 'blocked', findings: [findingOfNearCopy(near), ...checked.findings] };
  const repeated = sent.isHere(text)
    ? 'nearly this text of yours'
    : (await hasPostTitled(ctx, { id, title, subreddit })) && 'a post of yours with this title';
  if (!repeated) return checked;
  const verdict = checked.verdict === 'blocked' ? 'blocked' : 'warned';
  return { ...checked, verdict, findings: [repeats(subreddit, repeated), ...checked.findings] };
}

/** A community may want the same every week, so this is left to the author. */
const repeats = (community: string, what: string): Finding => ({
  severity: 'warning',
  code: 'NEAR_COPY',
  text: `r/${community} has ${what} already.`,
  remedy: 'Communities treat repeats as spam: change it before you post it again.',
  quote: null,
  nextAt: null,
});

/** Whether the community has another post of this title from here, or is about to get it. */
async function hasPostTitled(
  ctx: UserContext,
  { id, title, subreddit }: { id?: string | undefined; title?: string | null | undefined; subreddit: string },
): Promise<boolean> {
  if (!title?.trim()) return false;
  const found = await selectSent(ctx, ctx.db, ctx.actor.workspaceId)
    .select('posts.id')
    // The phase is that of the index on communities.
    .where(sql<boolean>`posts.phase <> 'draft' and lower(posts.subreddit) = ${subreddit.toLowerCase()}`)
    .where(sql<boolean>`lower(posts.title) = lower(${title.trim()})`)
    .where('posts.id', '<>', id ?? '')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

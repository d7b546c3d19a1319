import type { Input, Output } from '#contract/endpoint.ts';
import type { Finding, preflightDraft as endpoint } from '#contract/preflight.ts';
import type { UserContext } from '#server/context.ts';
import { findingOfNearCopy, readSentTexts, toSketched } from '../posts/find-near-copy.ts';
import { preflightDraft } from '../preflight/preflight-draft.ts';

/** Checks a text while it is written: against the rules, and against what its author has sent elsewhere. */
export async function checkDraft(
  ctx: UserContext,
  input: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const checked = await preflightDraft(ctx, input, ctx.failedReadings);
  const { postId: id, content, name: subreddit } = input;
  const text = toSketched({ ...(id && { id }), content, subreddit });
  const sent = await readSentTexts(ctx, ctx.db, [text]);
  const near = sent.find(text);
  if (near !== null)
    return { ...checked, verdict: 'blocked', findings: [findingOfNearCopy(near), ...checked.findings] };
  if (!sent.isHere(text)) return checked;
  const verdict = checked.verdict === 'blocked' ? 'blocked' : 'warned';
  return { ...checked, verdict, findings: [repeats(subreddit), ...checked.findings] };
}

/** A community may want the same every week, so this is left to the author. */
const repeats = (community: string): Finding => ({
  severity: 'warning',
  code: 'NEAR_COPY',
  text: `r/${community} has nearly this text of yours already.`,
  remedy: 'Communities treat repeats as spam: change it before you post it again.',
  quote: null,
  nextAt: null,
});

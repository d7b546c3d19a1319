import type { Input, Output } from '#contract/endpoint.ts';
import { TOPIC_MAX } from '#contract/drafting/shapes.ts';
import type { CtaStyle } from '#contract/posts.ts';
import type { generateReply as endpoint, ReplyStyle } from '#contract/scanner.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { adviseOnReply } from '#core/opportunities/advise-on-reply.ts';
import { describeEstimate, estimateUpvotes } from '#core/opportunities/estimate-upvotes.ts';
import { isOnlyAboutProduct } from '#core/opportunities/is-only-about-product.ts';
import { createMentionReader } from '#core/mentions/read-mentions.ts';
import { isAdvisedAgainst } from '#core/preflight/is-advised-against.ts';
import { removeOwnLines } from '#core/drafts/remove-own-lines.ts';
import { cutText } from '#core/text/cut-text.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { readFactsFile } from '../drafts/facts-file.ts';
import { toThreadContext } from '../drafts/gather-material.ts';
import { communityId, originOf } from '../communities/community-id.ts';
import { generateDraft } from '../drafts/generate-draft.ts';
import { findAnswerScores } from '../opportunities/answer-scores.ts';
import { preflightDraft } from '../preflight/preflight-draft.ts';
import { findOpportunity } from './opportunity-rows.ts';
import { readLiveThread } from './read-live-thread.ts';

const MENTIONS: Record<ReplyStyle, CtaStyle> = { subtle: 'subtle', direct: 'direct', helpful: 'none' };

/** Drafts a reply with the draft generator, quoting the thread and following the community's rules. */
export async function draftReply(
  ctx: UserContext,
  input: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const row = authorize(ctx.actor, await findOpportunity(ctx.db, input.id));
  const live = await readLiveThread(ctx, row);
  const { includeLink, websiteUrl, businessDescription, customPrompt, seed } = input;
  const draft = await generateDraft(ctx, {
    contentType: 'comment',
    topic: cutText(live.submission.title, TOPIC_MAX),
    subreddit: row.community,
    ctaStyle: includeLink ? 'direct' : MENTIONS[input.replyStyle],
    websiteUrl: (includeLink && websiteUrl) || null,
    thread: toThreadContext(live),
    answers: input.answers,
    about: includeLink && businessDescription ? splitSentences(businessDescription) : [],
    ...(customPrompt ? { customPrompt } : {}),
    ...(seed ? { seed } : {}),
  });
  const scores = await findAnswerScores(ctx.db, communityId(originOf(ctx.platform), row.community));
  const usual = estimateUpvotes(scores);
  const checked = await preflightDraft(ctx, {
    name: row.community,
    type: 'comment',
    content: draft.content,
    websiteUrl: (includeLink && websiteUrl) || null,
    generated: {
      title: null,
      content: removeOwnLines(
        draft.content,
        input.answers.map(({ text }) => text),
      ),
      byModel: draft.engine !== 'built-in',
    },
  });
  // Give no advice if the text counts as the author's own by now.
  const advice = isAdvisedAgainst(checked.findings) ? draft.advice : null;
  const { product, about } = await readFactsFile(ctx);
  const reader = createMentionReader({
    name: product,
    facts: about,
    websites: includeLink && websiteUrl ? [websiteUrl] : [],
  });
  const mentions = (content: string) =>
    reader.read({ type: 'comment', title: null, content, url: null }).isMentioned;
  const { riskLevel, recommendations } = adviseOnReply({
    draft: { ...draft, advice },
    lacksAnswers: draft.engine === 'built-in' && input.answers.length === 0,
    findings: checked.findings,
    isBareMention: isOnlyAboutProduct(draft.content, mentions),
    comments: live.comments.length,
    ageMs: ctx.clock.now() - live.submission.createdAt,
  });
  return {
    content: draft.content,
    estimatedEngagement: usual?.median ?? null,
    engagementRange: usual && { from: usual.from, to: usual.to },
    engagementBasis: describeEstimate(row.community, scores, usual),
    riskLevel,
    recommendations,
    advice,
    engine: draft.engine,
    sent: draft.sent,
  };
}

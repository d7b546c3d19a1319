import type { Note } from '#contract/drafts.ts';
import { type DraftRequest, hasTitle } from '#core/drafts/draft-request.ts';
import { frameProduct } from '#core/drafts/enforce/product-frame.ts';
import { countMentions } from '#core/mentions/count-mentions.ts';
import { explainMentionBan } from '#core/preflight/explain-mention-ban.ts';
import type { UserContext } from '#server/context.ts';
import { preflightDraft } from '../preflight/preflight-draft.ts';

type Settled = { request: DraftRequest; notes: Note[] };

/**
 * Omits the product if a mention would be blocked today. Authors who name it, or share its page as a link, get what they
 * asked for; preflight warns them. `postId`: the post being written, whose mention isn't counted.
 */
export async function omitMention(
  ctx: UserContext,
  request: DraftRequest,
  postId: string | undefined,
): Promise<Settled> {
  const asIs = { request, notes: [] };
  const { task, community, website, rules, ctaStyle, variant } = request;
  if (ctaStyle === 'none' || task === 'link' || rules === null || variant) return asIs;
  const { names } = frameProduct(request);
  const label = names.label;
  if (label === null || countMentions(ownWords(request), names.pattern) > 0) return asIs;
  const { findings } = await preflightDraft(ctx, {
    ...(postId && { postId }),
    name: community,
    type: hasTitle(task) ? 'post' : 'comment',
    content: [`I work on ${label}.`, website?.url].filter(Boolean).join(' '),
    websiteUrl: website?.url ?? null,
  });
  const reason = explainMentionBan(findings);
  if (reason === null) return asIs;
  return { request: { ...request, ctaStyle: 'none' }, notes: [leftOut(label, reason)] };
}

/** A reply's topic is the title of someone else's thread. */
const ownWords = ({ task, topic, answers, customPrompt = '' }: DraftRequest): string =>
  [...(task === 'reply' ? [] : [topic]), ...answers.map(({ text }) => text), customPrompt].join('\n');

const leftOut = (label: string, reason: string): Note => ({
  kind: 'suggestion',
  text: `Written without ${label}: ${reason}.`,
});

import { z } from 'zod';
import { preflightDraft } from '#contract/preflight.ts';
import { BODY_MAX, POST_TYPES, TITLE_MAX } from '#contract/posts.ts';
import { defineTool, subreddit } from '../define-tool.ts';
import { untrustedOrNull, UNTRUSTED_NOTE } from '../untrusted.ts';

export const text = {
  type: z.enum(POST_TYPES).default('post'),
  title: z.string().max(TITLE_MAX).optional().describe('Comments have none.'),
  content: z.string().max(BODY_MAX).describe('Markdown.'),
  url: z.string().max(2_000).optional().describe('The address that a link post shares.'),
  flair: z.string().max(64).optional(),
  writtenByModel: z
    .boolean()
    .default(true)
    .describe('False only if the user wrote these words themselves. Some communities ban text by a model.'),
};

/** Records that a model wrote the text, for communities that ban AI text. */
export const markGenerated = <T extends Text>({ writtenByModel, ...text }: T) => ({
  ...text,
  ...(writtenByModel && {
    generated: { title: text.title ?? null, content: text.content, byModel: true },
  }),
});
type Text = { writtenByModel: boolean; title?: string | undefined; content: string };

export const checkText = defineTool({
  name: 'check_text',
  title: 'Check a text',
  description: 'Checks a text against the rules of a community. Fix every block before you schedule it.',
  isReadOnly: true,
  input: z.object({
    subreddit,
    ...text,
    postId: z.string().max(100).optional().describe('The saved post that this text replaces.'),
  }),
  run: async (call, { subreddit: name, ...given }) => {
    const { verdict, findings, kept } = await call(preflightDraft, { name, ...markGenerated(given) });
    return {
      note: UNTRUSTED_NOTE,
      verdict,
      findings: findings.map(({ severity, code, text: message, remedy, quote, nextAt }) => ({
        severity,
        code,
        message,
        remedy,
        quote: untrustedOrNull(quote),
        nextAt,
      })),
      kept: kept.map((rule) => rule.text),
    };
  },
});

import { z } from 'zod';
import { generateContent } from '#contract/drafts.ts';
import { TOPIC_MAX } from '#contract/drafting/shapes.ts';
import { ANSWER_MAX } from '#contract/interview.ts';
import { CTA_STYLES, POST_TYPES } from '#contract/posts.ts';
import { generateReply } from '#contract/scanner.ts';
import { defineTool, subreddit } from '../define-tool.ts';

export const writeDraft = defineTool({
  name: 'write_draft',
  title: 'Write a draft',
  description:
    'Writes a post, or a reply to a thread, from facts that the author gave. It saves nothing: call save_draft next.',
  isReadOnly: true,
  input: z.object({
    opportunityId: z.string().max(100).optional().describe('Write a reply to this thread instead of a post.'),
    topic: z
      .string()
      .max(TOPIC_MAX)
      .optional()
      .describe('What the post is about. Needed unless it is a reply.'),
    subreddit: subreddit.optional().describe('Needed unless it is a reply.'),
    type: z.enum(POST_TYPES).default('post'),
    answers: z
      .array(z.string().min(1).max(ANSWER_MAX))
      .max(12)
      .default([])
      .describe('What the author said, in their own words. Invent nothing.'),
    websiteUrl: z.string().max(2_000).optional(),
    ctaStyle: z.enum(CTA_STYLES).default('subtle'),
  }),
  run: async (call, { opportunityId, type, answers, ...given }) => {
    const told = answers.map((each) => ({ question: null, text: each }));
    if (opportunityId) {
      const { sent: _sent, ...reply } = await call(generateReply, { id: opportunityId, answers: told });
      return reply;
    }
    const {
      sent: _sent,
      usage: _usage,
      ...draft
    } = await call(generateContent, {
      ...given,
      contentType: type,
      answers: told,
    });
    return draft;
  },
});

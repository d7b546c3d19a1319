import { z } from 'zod';
import { createPost, updatePost } from '#contract/posts.ts';
import { defineTool, subreddit } from '../define-tool.ts';
import { presentPost } from '../present-post.ts';
import { markGenerated, text } from './check-text.ts';

export const saveDraft = defineTool({
  name: 'save_draft',
  title: 'Save a draft',
  description: 'Saves a text as a draft, or changes a saved post. A person can edit it in Threadwell.',
  isReadOnly: false,
  input: z.object({
    id: z.string().max(100).optional().describe('The saved post to change.'),
    subreddit,
    ...text,
    parentUrl: z.string().max(2_000).optional().describe('The thread that a comment answers.'),
    idempotencyKey: z
      .string()
      .max(200)
      .regex(/^[!-~]+$/, 'Use letters, digits and signs without spaces.')
      .optional()
      .describe('For a new draft: repeating the call with the same key saves it once.'),
  }),
  run: async (call, { id, type, idempotencyKey, ...given }) => {
    const fields = markGenerated(given);
    const once = idempotencyKey && { 'idempotency-key': idempotencyKey };
    const post = await (id
      ? call(updatePost, { id, ...fields })
      : call(createPost, { type, ...fields, ...once }));
    return presentPost(post);
  },
});

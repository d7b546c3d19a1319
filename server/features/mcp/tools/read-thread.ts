import { z } from 'zod';
import { readThreadDetails } from '#contract/scanner.ts';
import { defineTool } from '../define-tool.ts';
import { untrusted, UNTRUSTED_NOTE } from '../untrusted.ts';

export const readThread = defineTool({
  name: 'read_thread',
  title: 'Read a thread',
  description: 'Reads a thread found by search_opportunities, with its top comments.',
  isReadOnly: true,
  input: z.object({
    id: z.string().max(100).describe('Id from search_opportunities.'),
    maxComments: z.int().min(0).max(50).default(20),
  }),
  run: async (call, { id, maxComments }) => {
    const { comments, title, description, author, ...thread } = await call(readThreadDetails, { id });
    return {
      note: UNTRUSTED_NOTE,
      ...thread,
      author: untrusted(author, 40),
      title: untrusted(title, 300),
      text: untrusted(description, 6_000),
      comments: comments.slice(0, maxComments).map((comment) => ({
        author: untrusted(comment.author, 40),
        text: untrusted(comment.content),
        upvotes: comment.upvotes,
        replies: comment.replies,
      })),
    };
  },
});

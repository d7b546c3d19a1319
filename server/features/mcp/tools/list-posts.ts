import { z } from 'zod';
import { listPosts as endpoint, POST_PHASES, POST_STATUSES } from '#contract/posts.ts';
import { cutPage, defineTool, page } from '../define-tool.ts';
import { presentPost } from '../present-post.ts';
import { UNTRUSTED_NOTE } from '../untrusted.ts';

export const listPosts = defineTool({
  name: 'list_posts',
  title: 'List posts',
  description: 'Lists the posts of this workspace, newest first, with their status and problems.',
  isReadOnly: true,
  input: z.object({
    status: z.enum(POST_STATUSES).optional(),
    phase: z.enum(POST_PHASES).optional().describe('Finer than status; needs_you waits for a person.'),
    ...page,
  }),
  run: async (call, { status, phase, ...paging }) => {
    const posts = await call(endpoint);
    const matches = posts.filter(
      (post) => (!status || post.status === status) && (!phase || post.phase === phase),
    );
    const { items, ...rest } = cutPage(matches, paging);
    return { note: UNTRUSTED_NOTE, ...rest, posts: items.map(presentPost) };
  },
});

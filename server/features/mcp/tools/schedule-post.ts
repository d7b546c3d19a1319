import { z } from 'zod';
import { updatePost } from '#contract/posts.ts';
import { defineTool } from '../define-tool.ts';
import { presentPost } from '../present-post.ts';

export const schedulePost = defineTool({
  name: 'schedule_post',
  title: 'Schedule a post',
  description:
    'Schedules a saved draft. If the key has to ask first, the post waits in phase needs_you until a person approves it.',
  isReadOnly: false,
  input: z.object({
    id: z.string().max(100).describe('Id from save_draft or list_posts.'),
    at: z.string().max(40).describe('ISO 8601 with an offset, such as 2026-12-01T09:00:00+01:00.'),
    timeZone: z.string().max(64).optional().describe('IANA name, such as Europe/Berlin.'),
  }),
  run: async (call, { id, at, timeZone }) => {
    const status = 'scheduled' as const;
    return presentPost(
      await call(updatePost, { id, status, scheduledAt: at, ...(timeZone && { timeZone }) }),
    );
  },
});

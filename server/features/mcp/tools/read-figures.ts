import { z } from 'zod';
import { readFigures as ofPost } from '#contract/figures.ts';
import { RANGE_NAMES, readMetrics, readSeries } from '#contract/insights.ts';
import { defineTool } from '../define-tool.ts';

export const readFigures = defineTool({
  name: 'read_figures',
  title: 'Read figures',
  description: 'Reads upvotes, comments and clicks: of one post, or of all posts in a range of days.',
  isReadOnly: true,
  input: z.object({
    postId: z.string().max(100).optional().describe('Omit it for all posts.'),
    range: z.enum(RANGE_NAMES).default('30d'),
    timeZone: z.string().max(64).default('UTC'),
  }),
  run: async (call, { postId, range, timeZone }) => {
    if (postId) return await call(ofPost, { id: postId });
    const [all, series] = await Promise.all([
      call(readMetrics, { timeZone }),
      call(readSeries, { range, timeZone }),
    ]);
    const { days: _days, daysBefore: _before, ...inRange } = series;
    return { all, inRange };
  },
});

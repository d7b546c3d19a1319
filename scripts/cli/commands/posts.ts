import { listPosts, POST_STATUSES } from '../../../contract/posts.ts';
import { type Command, number, text } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { writePost } from '../write-post.ts';

export const posts: Command = {
  usage: `posts [--status ${POST_STATUSES.join('|')}] [-n N]`,
  summary: 'List posts, newest first',
  options: { status: { type: 'string' }, limit: { type: 'string', short: 'n' } },
  maxArguments: 0,
  run: async (call, values) => {
    const status = text(values, 'status');
    if (status && !POST_STATUSES.some((each) => each === status))
      throw new UsageError(`--status takes ${POST_STATUSES.join(', ')}.`);
    const most = number(values, 'limit', 20);
    const all = await call(listPosts);
    const found = all.filter((post) => !status || post.status === status).slice(0, most);
    return { data: found, text: found.map(writePost).join('\n') || 'No posts yet.' };
  },
};

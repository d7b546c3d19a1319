import { listPosts } from '../../../contract/posts.ts';
import { type Command, number, text } from '../command.ts';
import { writePost } from '../write-post.ts';

export const posts: Command = {
  usage: 'posts [--status S] [-n N]',
  summary: 'List posts, newest first',
  options: { status: { type: 'string' }, limit: { type: 'string', short: 'n' } },
  run: async (call, values) => {
    const status = text(values, 'status');
    const all = await call(listPosts);
    const found = all
      .filter((post) => !status || post.status === status)
      .slice(0, number(values, 'limit', 20));
    return { data: found, text: found.map(writePost).join('\n') || 'No posts yet.' };
  },
};

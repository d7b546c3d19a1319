import { updatePost } from '../../../contract/posts.ts';
import { type Command, text } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { writePost } from '../write-post.ts';

/** A UTC offset is required: the time zones of the user, the machine and the community may differ. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

export const schedule: Command = {
  usage: 'schedule ID TIME [--zone NAME]',
  summary: 'Schedule a saved draft; it waits for approval if the key asks first',
  options: { zone: { type: 'string' } },
  maxArguments: 2,
  run: async (call, values, [id, time = '']) => {
    const at = new Date(time);
    if (!id || !INSTANT.test(time) || Number.isNaN(at.getTime()))
      throw new UsageError(
        'Give an id and a time with its offset: threadwell schedule ID 2026-12-01T09:00+01:00',
      );
    const timeZone = text(values, 'zone');
    const when = { scheduledAt: at.toISOString(), ...(timeZone && { timeZone }) };
    const post = await call(updatePost, { id, status: 'scheduled', ...when });
    return { data: post, text: writePost(post) };
  },
};

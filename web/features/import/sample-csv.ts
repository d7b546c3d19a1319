import { toCsv } from '#core/csv/to-csv.ts';
import { toLocalMinute } from '#web/lib/date-time.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

/** A sample file with one post of each type. Its times are always in the future. */
export function sampleCsv(now: number): string {
  const nextWeek = toLocalMinute(new Date(now + WEEK_MS)).slice(0, 10);
  return toCsv([
    ['subreddit', 'type', 'title', 'content', 'scheduledAt', 'url', 'parentUrl'],
    [
      'smallbusiness',
      'post',
      'What do you check before you send an invoice?',
      'I keep a short list, and still forget things.\n\nWhat is on yours?',
      `${nextWeek} 09:30`,
      null,
      null,
    ],
    [
      'webdev',
      'link',
      'How we read our own logs',
      'What we looked for, and what we didn’t find.',
      `${nextWeek}T15:00Z`,
      'https://example.com/logs',
      null,
    ],
    [
      'saas',
      'comment',
      null,
      'A weekly mail was enough for us: nobody opened the daily one.',
      null,
      null,
      'https://www.reddit.com/r/saas/comments/abc123/a_thread/',
    ],
  ]);
}

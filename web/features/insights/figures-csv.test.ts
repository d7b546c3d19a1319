import { expect, test } from 'vitest';
import { communitiesToCsv, seriesToCsv } from './figures-csv.ts';

test('writes a row per day and leaves unmeasured figures empty', () => {
  const from = new Date(2026, 10, 21).toISOString();
  const none = { upvotes: 0, comments: 0, clicks: null };
  const csv = seriesToCsv({
    range: '7d',
    daysBefore: [],
    days: [
      { from, until: from, upvotes: -2, comments: 3, clicks: null },
      { from, until: from, upvotes: null, comments: null, clicks: null },
    ],
    total: { posts: 1, ...none },
    before: { posts: 0, ...none },
    engagementRate: null,
    changes: { posts: null, upvotes: null, clicks: null, engagementRate: null },
    site: 'api',
  });
  expect(csv).toBe('day,upvotes,comments,clicks\r\n2026-11-21,-2,3,\r\n2026-11-21,,,\r\n');
});

test('writes a row per community', () => {
  const row = {
    community: 'saas',
    posts: 2,
    upvotes: 30,
    comments: 3,
    clicks: 4,
    engagementRate: 18.92,
    isThin: false,
    seen: [],
    votes: [],
  };
  expect(communitiesToCsv([row])).toBe(
    'subreddit,posts,upvotes,comments,clicks,engagementRate\r\nsaas,2,30,3,4,18.9\r\n',
  );
});

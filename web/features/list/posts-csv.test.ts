import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import type { Account } from '#contract/accounts.ts';
import type { Post } from '#contract/posts.ts';
import { parseCsv } from '#core/csv/parse-csv.ts';
import { planImport, type PlannedRow, readTable } from '#core/import/plan-import.ts';
import type { PlanBasis } from '#core/import/plan-row.ts';
import { samplePost } from '#test/sample-post.ts';
import { postsToCsv } from './posts-csv.ts';
import { sampleCsv } from '#web/features/import/sample-csv.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const BASIS: PlanBasis = {
  now: NOW,
  timeZone: 'Europe/Berlin',
  knownIds: new Set(),
  accounts: new Set(['ana_writes']),
  standIn: null,
  schedules: true,
  takesSent: false,
};
const POST = samplePost({ id: 'pst_1', content: 'A text', subreddit: 'webdev' });

function planOf(csv: string, basis: Partial<PlanBasis> = {}): PlannedRow[] {
  const read = readTable(parseCsv(csv));
  if (!read.ok) throw new Error(read.message);
  expect(read.table.ignored).toEqual([]);
  return planImport(read.table, { ...BASIS, ...basis });
}

test('importing an export loses nothing, whatever the texts contain', () => {
  const hostile = fc
    .oneof(
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.string({
        unit: fc.constantFrom('"', "'", ',', ';', '\t', '\r', '\n', '=', '+', '-', '@', 'a'),
        minLength: 1,
      }),
    )
    .filter((text) => text.trim() !== '');
  const posts = fc.uniqueArray(fc.record({ title: hostile, content: hostile }), {
    selector: ({ content }) => content,
    maxLength: 12,
    minLength: 1,
  });
  fc.assert(
    fc.property(posts, (texts) => {
      const given = texts.map(({ title, content }, at) =>
        Object.assign({}, POST, { id: `pst_${at}`, title: title.trim(), content }),
      );
      const made = planOf(postsToCsv(given, [])).map(({ outcome }) => 'post' in outcome && outcome.post);
      expect(made).toEqual(
        given.map(({ title, content }) => ({
          status: 'draft',
          type: 'post',
          subreddit: 'webdev',
          title,
          content,
          ctaStyle: 'subtle',
        })),
      );
    }),
  );
});

test('an import of an export keeps types, links and plans, and never sends published posts again', () => {
  const scheduledAt = '2026-12-01T08:30:00.000Z';
  const plan = { status: 'scheduled', phase: 'waiting', scheduledAt, timeZone: 'Asia/Tokyo' } as const;
  const out = { status: 'published', phase: 'published', publishedAt: scheduledAt, scheduledAt } as const;
  const owned = { websiteUrl: 'https://own.example/', ctaStyle: 'direct', redditAccountId: 'acc_1' } as const;
  const posts: Post[] = [
    { ...POST, ...plan, ...owned },
    { ...POST, id: 'b', type: 'link', url: 'https://a.example/' },
    {
      ...POST,
      id: 'c',
      type: 'comment',
      title: null,
      parentUrl: 'https://www.reddit.com/r/webdev/comments/abc/',
    },
    { ...POST, ...out, id: 'd', content: 'Out' },
    { ...POST, ...out, id: 'e', content: 'Removed', phase: 'removed' },
  ];
  const csv = postsToCsv(posts, [{ id: 'acc_1', username: 'Ana_Writes' } as Account]);
  const { redditAccountId: _id, ...kept } = owned;
  expect(planOf(csv).map(({ outcome }) => outcome)).toMatchObject([
    { becomes: 'scheduled', post: { scheduledAt, timeZone: 'Asia/Tokyo', ...kept, account: 'Ana_Writes' } },
    { becomes: 'draft', post: { type: 'link', url: 'https://a.example/' } },
    {
      becomes: 'draft',
      post: { type: 'comment', parentUrl: 'https://www.reddit.com/r/webdev/comments/abc/' },
    },
    { becomes: 'nothing' },
    { becomes: 'nothing' },
  ]);
  const asked = planOf(csv, { takesSent: true }).map(({ outcome }) => outcome.becomes);
  expect(asked).toEqual(['scheduled', 'draft', 'draft', 'draft', 'draft']);
  expect(planOf(csv, { knownIds: new Set(['pst_1']) })[0]?.outcome.becomes).toBe('nothing');
  const elsewhere = planOf(csv, { accounts: new Set() })[0]?.outcome;
  expect(elsewhere).toMatchObject({ becomes: 'draft', note: expect.stringContaining('u/Ana_Writes') });
  expect(elsewhere).not.toHaveProperty('post.account');
});

test('the sample file can be imported', () => {
  const becomes = planOf(sampleCsv(NOW)).map(({ outcome }) => outcome.becomes);
  expect(becomes).toEqual(['scheduled', 'scheduled', 'draft']);
});

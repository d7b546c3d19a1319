import { expect, test } from 'vitest';
import type { Column } from './match-columns.ts';
import { type PlanBasis, planRow, type RowOutcome } from './plan-row.ts';

const NOW = Date.parse('2027-01-01T12:00:00Z');
const BASIS: PlanBasis = {
  now: NOW,
  timeZone: 'Europe/Berlin',
  knownIds: new Set(['pst_1']),
  accounts: new Set(['ada_writes']),
  standIn: null,
  schedules: true,
  takesSent: false,
};
type Row = Partial<Record<Column, string>>;
const plan = (row: Row, basis: Partial<PlanBasis> = {}): RowOutcome =>
  planRow((column) => ({ title: 'A title', content: 'A text', subreddit: 'webdev', ...row })[column] ?? '', {
    ...BASIS,
    ...basis,
  });
const AHEAD = '2027-03-09 14:30';
const AHEAD_AT = '2027-03-09T13:30:00.000Z';

test.each<
  [
    sentence: string,
    row: Row,
    basis: Partial<PlanBasis>,
    becomes: RowOutcome['becomes'],
    note: string | undefined,
  ]
>([
  ['makes a row without a time a draft', {}, {}, 'draft', undefined],
  ['schedules a row with a future time', { scheduledAt: AHEAD }, {}, 'scheduled', undefined],
  [
    'schedules a date with a time of day, even if the date includes midnight',
    { scheduledAt: '2027-03-09 00:00:00', timeOfDay: '14:30' },
    {},
    'scheduled',
    undefined,
  ],
  [
    'schedules a date with a time of day',
    { scheduledAt: '2027-03-09', timeOfDay: '14:30' },
    {},
    'scheduled',
    undefined,
  ],
  ['keeps a draft with a time a draft', { scheduledAt: AHEAD, status: 'draft' }, {}, 'draft', undefined],
  ['schedules nothing unless requested', { scheduledAt: AHEAD }, { schedules: false }, 'draft', undefined],
  [
    'drops a past time',
    { scheduledAt: '2026-12-31 10:00' },
    {},
    'draft',
    'Its time has passed, so it has none.',
  ],
  ['makes a scheduled post without a time a draft', { status: 'Scheduled' }, {}, 'draft', 'It has no time.'],
  ['makes a failed post a draft', { status: 'failed', phase: 'failed' }, {}, 'draft', undefined],
  ['skips a post already in the list', { id: ' pst_1 ' }, {}, 'nothing', 'It is in your list already.'],
  ['skips a published post', { status: 'published' }, {}, 'nothing', 'It went out already.'],
  [
    'skips a removed post, which was published too',
    { phase: 'removed' },
    {},
    'nothing',
    'It went out already.',
  ],
  [
    'skips a post that was being sent, which may be out',
    { phase: 'publishing' },
    {},
    'nothing',
    'It was being sent when this was exported.',
  ],
  [
    'skips a post that was being checked, which may be out',
    { phase: 'checking' },
    {},
    'nothing',
    'It was being sent when this was exported.',
  ],
  [
    'makes a published post a draft if requested, and never schedules it',
    { status: 'published', scheduledAt: AHEAD },
    { takesSent: true },
    'draft',
    'It went out already. This makes a new draft of it.',
  ],
  ['keeps a connected account', { scheduledAt: AHEAD, account: 'u/Ada_Writes' }, {}, 'scheduled', undefined],
  [
    'asks who posts for an account that is not connected',
    { scheduledAt: AHEAD, account: 'eve' },
    {},
    'unassigned',
    'u/eve isn’t connected. Choose above who posts it.',
  ],
  [
    'schedules it for the chosen account',
    { scheduledAt: AHEAD, account: 'eve' },
    { standIn: 'Ada_Writes' },
    'scheduled',
    'u/eve isn’t connected: u/Ada_Writes posts it.',
  ],
  [
    'makes it a draft without an account if none is connected',
    { scheduledAt: AHEAD, account: 'eve' },
    { accounts: new Set() },
    'draft',
    'u/eve isn’t connected, so the draft names no account.',
  ],
  [
    'joins two notes',
    { scheduledAt: '2026-01-01 10:00', account: 'eve' },
    { standIn: 'Ada_Writes' },
    'draft',
    'Its time has passed, so it has none. u/eve isn’t connected: u/Ada_Writes posts it.',
  ],
  [
    'asks nothing about a skipped post',
    { status: 'published', account: 'eve' },
    {},
    'nothing',
    'It went out already.',
  ],
])('planning a line: %s', (_sentence, row, basis, becomes, note) => {
  const outcome = plan(row, basis);
  expect([outcome.becomes, outcome.note]).toEqual([becomes, note]);
});

test.each<[sentence: string, row: Row, note: string]>([
  ['an unknown status', { status: 'sent' }, 'The status is none of draft, scheduled, published and failed.'],
  ['an unknown time zone', { timeZone: 'Mars' }, '“Mars” isn’t a time zone.'],
  [
    'an invalid time',
    { scheduledAt: 'tomorrow' },
    '“tomorrow” isn’t a time. Write 2027-03-09 14:30, or 2027-03-09T14:30+01:00.',
  ],
  ['a missing text', { content: ' ' }, 'Write some text first.'],
  ['a missing community', { subreddit: '' }, 'This line names no subreddit.'],
  [
    'two faults',
    { content: '', subreddit: '!' },
    'Write some text first. Enter a subreddit by its name: 2 to 21 letters, digits or _.',
  ],
  ['an unknown type', { type: ' Video ' }, '“Video” isn’t a type. Use post, link or comment.'],
  [
    'an invalid link',
    { type: 'link', url: 'notes' },
    'This isn’t a web address. Enter one such as https://example.com/page.',
  ],
  [
    'a scheduled link post without its link',
    { type: 'link', scheduledAt: AHEAD },
    'Enter the link that the post shares.',
  ],
  ['a scheduled post without a title', { title: '', scheduledAt: AHEAD }, 'Give it a title first.'],
])('rejects %s with a reason', (_sentence, row, note) => {
  expect(plan(row)).toEqual({ becomes: 'wrong', note });
});

test.each([
  ['Discussion Post', 'post'],
  ['self', 'post'],
  ['TEXT', 'post'],
  ['link_post', 'link'],
  ['Comment Reply', 'comment'],
])('reads the type %j as %s', (type, means) => {
  const parentUrl = 'https://www.reddit.com/r/webdev/comments/abc/x/';
  expect(plan({ type, url: 'https://notes.example', parentUrl })).toMatchObject({ post: { type: means } });
});

test('treats the current moment as past, and sets no account if there is none', () => {
  expect(plan({ scheduledAt: '2027-01-01 12:00', timeZone: 'UTC' })).toMatchObject({ becomes: 'draft' });
  expect(plan({ account: 'ada_writes' })).toMatchObject({ post: { account: 'ada_writes' } });
  expect(plan({ account: 'eve' })).not.toMatchObject({ post: { account: 'eve' } });
});

test('keeps a scheduled post’s instant and original time zone', () => {
  expect(plan({ scheduledAt: AHEAD })).toMatchObject({
    post: { status: 'scheduled', scheduledAt: AHEAD_AT, timeZone: 'Europe/Berlin' },
  });
  expect(plan({ scheduledAt: AHEAD, timeZone: 'UTC' })).toMatchObject({
    post: { scheduledAt: '2027-03-09T14:30:00.000Z', timeZone: 'UTC' },
  });
});

test('keeps texts unchanged, and reads types and styles in any case', () => {
  const row = { type: 'LINK', ctaStyle: ' Direct ', url: ' https://a.example ', content: '  indented\n' };
  expect(plan(row)).toEqual({
    becomes: 'draft',
    post: {
      status: 'draft',
      subreddit: 'webdev',
      content: '  indented\n',
      title: 'A title',
      url: 'https://a.example',
      type: 'link',
      ctaStyle: 'direct',
    },
  });
});

test('distinguishes a draft that lost its time from one without a time', () => {
  expect(plan({ scheduledAt: '2026-12-31 10:00' }, {})).toMatchObject({ becomes: 'draft', isLate: true });
  expect(plan({ scheduledAt: '' }, {})).not.toHaveProperty('isLate');
});

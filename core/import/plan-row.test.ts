import { expect, test } from 'vitest';
import type { Column } from './match-columns.ts';
import { type Outcome, type PlanBasis, planRow } from './plan-row.ts';

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
const plan = (row: Row, basis: Partial<PlanBasis> = {}): Outcome =>
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
    becomes: Outcome['becomes'],
    note: string | undefined,
  ]
>([
  ['a row without a time becomes a draft', {}, {}, 'draft', undefined],
  ['a time ahead schedules it', { scheduledAt: AHEAD }, {}, 'scheduled', undefined],
  [
    'also where the day is written as its midnight',
    { scheduledAt: '2027-03-09 00:00:00', timeOfDay: '14:30' },
    {},
    'scheduled',
    undefined,
  ],
  [
    'so do a date and a time of day',
    { scheduledAt: '2027-03-09', timeOfDay: '14:30' },
    {},
    'scheduled',
    undefined,
  ],
  [
    'a draft stays a draft, whatever its time',
    { scheduledAt: AHEAD, status: 'draft' },
    {},
    'draft',
    undefined,
  ],
  [
    'nothing is scheduled where that was not wished',
    { scheduledAt: AHEAD },
    { schedules: false },
    'draft',
    undefined,
  ],
  [
    'a time that has passed is dropped',
    { scheduledAt: '2026-12-31 10:00' },
    {},
    'draft',
    'Its time has passed, so it has none.',
  ],
  [
    'a scheduled post without a time becomes a draft',
    { status: 'Scheduled' },
    {},
    'draft',
    'It has no time.',
  ],
  ['a failed post becomes a draft', { status: 'failed', phase: 'failed' }, {}, 'draft', undefined],
  ['a post that is in the list is left out', { id: ' pst_1 ' }, {}, 'nothing', 'It is in your list already.'],
  ['a post that went out is left out', { status: 'published' }, {}, 'nothing', 'It went out already.'],
  [
    'a post that was taken down went out as well',
    { phase: 'removed' },
    {},
    'nothing',
    'It went out already.',
  ],
  [
    'one that was being sent may be out',
    { phase: 'publishing' },
    {},
    'nothing',
    'It was being sent when this was exported.',
  ],
  [
    'so may one that was being checked',
    { phase: 'checking' },
    {},
    'nothing',
    'It was being sent when this was exported.',
  ],
  [
    'what went out becomes a draft where that is wished, and is never scheduled',
    { status: 'published', scheduledAt: AHEAD },
    { takesSent: true },
    'draft',
    'It went out already. This makes a new draft of it.',
  ],
  [
    'an account that is here is kept',
    { scheduledAt: AHEAD, account: 'u/Ada_Writes' },
    {},
    'scheduled',
    undefined,
  ],
  [
    'a post of an account that is not here waits for a person to say who posts it',
    { scheduledAt: AHEAD, account: 'eve' },
    {},
    'unassigned',
    'u/eve isn’t connected. Choose above who posts it.',
  ],
  [
    'it is scheduled for whom they chose',
    { scheduledAt: AHEAD, account: 'eve' },
    { standIn: 'Ada_Writes' },
    'scheduled',
    'u/eve isn’t connected: u/Ada_Writes posts it.',
  ],
  [
    'nobody can be chosen where none is connected, and nothing is scheduled',
    { scheduledAt: AHEAD, account: 'eve' },
    { accounts: new Set() },
    'draft',
    'u/eve isn’t connected, so the draft names no account.',
  ],
  [
    'two notes follow one another',
    { scheduledAt: '2026-01-01 10:00', account: 'eve' },
    { standIn: 'Ada_Writes' },
    'draft',
    'Its time has passed, so it has none. u/eve isn’t connected: u/Ada_Writes posts it.',
  ],
  [
    'what is skipped anyway asks for nobody',
    { status: 'published', account: 'eve' },
    {},
    'nothing',
    'It went out already.',
  ],
])('%s', (_sentence, row, basis, becomes, note) => {
  const outcome = plan(row, basis);
  expect([outcome.becomes, outcome.note]).toEqual([becomes, note]);
});

test.each<[sentence: string, row: Row, note: string]>([
  ['an unknown status', { status: 'sent' }, 'The status is none of draft, scheduled, published and failed.'],
  ['an unknown time zone', { timeZone: 'Mars' }, '“Mars” isn’t a time zone.'],
  [
    'a time that is none',
    { scheduledAt: 'tomorrow' },
    '“tomorrow” isn’t a time. Write 2027-03-09 14:30, or 2027-03-09T14:30+01:00.',
  ],
  ['a missing text', { content: ' ' }, 'Write some text first.'],
  ['a missing community', { subreddit: '' }, 'This line names no subreddit.'],
  [
    'two faults at once',
    { content: '', subreddit: '!' },
    'Write some text first. Enter a subreddit by its name: 2 to 21 letters, digits or _.',
  ],
  ['an unknown type', { type: ' Video ' }, '“Video” isn’t a type. Use post, link or comment.'],
  [
    'a link that is none',
    { type: 'link', url: 'notes' },
    'This isn’t a web address. Enter one such as https://example.com/page.',
  ],
  [
    'a scheduled link post without its link',
    { type: 'link', scheduledAt: AHEAD },
    'Enter the link that the post shares.',
  ],
  ['a scheduled post without a title', { title: '', scheduledAt: AHEAD }, 'Give it a title first.'],
])('%s is wrong, and says why', (_sentence, row, note) => {
  expect(plan(row)).toEqual({ becomes: 'wrong', note });
});

test.each([
  ['Discussion Post', 'post'],
  ['self', 'post'],
  ['TEXT', 'post'],
  ['link_post', 'link'],
  ['Comment Reply', 'comment'],
])('the type %j is a %s', (type, means) => {
  const parentUrl = 'https://www.reddit.com/r/webdev/comments/abc/x/';
  expect(plan({ type, url: 'https://notes.example', parentUrl })).toMatchObject({ post: { type: means } });
});

test('the current moment has passed already, and a post without an account names none', () => {
  expect(plan({ scheduledAt: '2027-01-01 12:00', timeZone: 'UTC' })).toMatchObject({ becomes: 'draft' });
  expect(plan({ account: 'ada_writes' })).toMatchObject({ post: { account: 'ada_writes' } });
  expect(plan({ account: 'eve' })).not.toMatchObject({ post: { account: 'eve' } });
});

test('a scheduled post carries its instant and the zone it was written in', () => {
  expect(plan({ scheduledAt: AHEAD })).toMatchObject({
    post: { status: 'scheduled', scheduledAt: AHEAD_AT, timeZone: 'Europe/Berlin' },
  });
  expect(plan({ scheduledAt: AHEAD, timeZone: 'UTC' })).toMatchObject({
    post: { scheduledAt: '2027-03-09T14:30:00.000Z', timeZone: 'UTC' },
  });
});

test('texts are taken as they are, types and styles in any case', () => {
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

test('a draft that lost its time is told from one that had none', () => {
  expect(plan({ scheduledAt: '2026-12-31 10:00' }, {})).toMatchObject({ becomes: 'draft', isLate: true });
  expect(plan({ scheduledAt: '' }, {})).not.toHaveProperty('isLate');
});

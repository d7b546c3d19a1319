import { expect, test } from 'vitest';
import { parseCsv } from '#core/csv/parse-csv.ts';
import { planImport, type PlannedRow, readTable } from './plan-import.ts';
import type { PlanBasis } from './plan-row.ts';

const NOW = Date.parse('2027-01-01T12:00:00Z');
const BASIS: PlanBasis = {
  now: NOW,
  timeZone: 'Europe/Berlin',
  knownIds: new Set(['pst_known']),
  accounts: new Set(['ana_writes']),
  standIn: null,
  schedules: true,
  takesSent: false,
};

function rowsOf(text: string, wish: Partial<PlanBasis> = {}): PlannedRow[] {
  const read = readTable(parseCsv(text));
  if (!read.ok) throw new Error(`line ${read.line}: ${read.message}`);
  return planImport(read.table, { ...BASIS, ...wish });
}
const outcomeOf = (cells: Record<string, string>, wish: Partial<PlanBasis> = {}) => {
  const all = { title: 'A title', content: 'A text', subreddit: 'webdev', ...cells };
  const quoted = (texts: string[]) => texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
  return rowsOf(`${quoted(Object.keys(all))}\n${quoted(Object.values(all))}\n`, wish)[0]?.outcome;
};

test('columns are recognised in any order and spelling; unknown ones are reported', () => {
  const text = 'Colour,SUBREDDIT,Scheduled at,body,Title,id,upvotes,,\nred,r/saas,,A text,A title,,3,,\n';
  expect(readTable(parseCsv(text))).toMatchObject({ ok: true, table: { ignored: ['Colour'] } });
  expect(rowsOf(text)).toMatchObject([
    {
      line: 2,
      title: 'A title',
      subreddit: 'saas',
      outcome: { becomes: 'draft', post: { subreddit: 'r/saas', content: 'A text', title: 'A title' } },
    },
  ]);
});

test.each([
  ['', 1, 'This file is empty.'],
  ['title,content,subreddit\n', 1, 'No posts follow'],
  ['\ntitle,content\nA,B\n', 2, 'There is none for subreddit.'],
  ['A title,A text,webdev\n', 1, 'There is none for subreddit and content.'],
  ['content,subreddit,text\na,b,c\n', 1, 'Two columns mean the same: “content” and “text”.'],
  ['content,subreddit\n"a,b\n', 2, 'never closed'],
])('a file that cannot be imported is refused with the line: %j', (text, line, message) => {
  expect(readTable(parseCsv(text))).toEqual({ ok: false, line, message: expect.stringContaining(message) });
});

test.each<[string, Record<string, string>, Partial<PlanBasis>, object]>([
  ['a plain row', {}, {}, { becomes: 'draft' }],
  [
    'a local time',
    { time: '2027-03-09 14:30' },
    {},
    { becomes: 'scheduled', post: { scheduledAt: '2027-03-09T13:30:00.000Z', timeZone: 'Europe/Berlin' } },
  ],
  [
    'a time with a zone of its own',
    { time: '2027-03-09 14:30', timeZone: 'Asia/Tokyo' },
    {},
    { becomes: 'scheduled', post: { scheduledAt: '2027-03-09T05:30:00.000Z', timeZone: 'Asia/Tokyo' } },
  ],
  [
    'a time where all become drafts',
    { time: '2027-03-09T14:30Z' },
    { schedules: false },
    { becomes: 'draft', post: { scheduledAt: '2027-03-09T14:30:00.000Z' } },
  ],
  [
    'a draft with a time',
    { time: '2027-03-09T14:30Z', status: 'Draft' },
    {},
    { becomes: 'draft', post: { status: 'draft', scheduledAt: '2027-03-09T14:30:00.000Z' } },
  ],
  [
    'a time that has passed',
    { time: '2026-03-09T14:30Z', status: 'scheduled' },
    {},
    { becomes: 'draft', note: 'Its time has passed, so it has none.' },
  ],
  ['a plan without a time', { status: 'scheduled' }, {}, { becomes: 'draft', note: 'It has no time.' }],
  ['a failed one', { status: 'failed', phase: 'failed' }, {}, { becomes: 'draft' }],
  [
    'one that is here already',
    { id: 'pst_known', time: '2027-03-09T14:30Z' },
    {},
    { becomes: 'nothing', note: 'It is in your list already.' },
  ],
  [
    'one that went out',
    { status: 'published', phase: 'published', time: '2027-03-09T14:30Z' },
    {},
    { becomes: 'nothing', note: 'It went out already.' },
  ],
  ['one that was removed', { phase: 'removed' }, {}, { becomes: 'nothing' }],
  [
    'one that was being sent',
    { status: 'scheduled', phase: 'checking', time: '2027-03-09T14:30Z' },
    {},
    { becomes: 'nothing', note: 'It was being sent when this was exported.' },
  ],
  [
    'one that went out and is asked for',
    { status: 'published', time: '2027-03-09T14:30Z' },
    { takesSent: true },
    { becomes: 'draft', post: { status: 'draft' } },
  ],
  ['an unknown status', { status: 'posted' }, {}, { becomes: 'wrong' }],
  ['an unreadable time', { time: '3/9/2027' }, {}, { becomes: 'wrong' }],
  ['an unknown zone', { time: '2027-03-09 14:30', timeZone: 'Mars' }, {}, { becomes: 'wrong' }],
  ['no text', { content: ' \n ' }, {}, { becomes: 'wrong', note: 'Write some text first.' }],
  ['no community', { subreddit: '' }, {}, { becomes: 'wrong', note: 'This line names no subreddit.' }],
  ['a type in capitals', { type: 'Comment' }, {}, { becomes: 'draft', post: { type: 'comment' } }],
  ['an unknown type', { type: 'video' }, {}, { becomes: 'wrong' }],
  ['a link that is none', { type: 'link', url: 'x' }, {}, { becomes: 'wrong' }],
  ['a plan without a title', { title: '', time: '2027-03-09T14:30Z' }, {}, { becomes: 'wrong' }],
  [
    'a comment to go out, and nothing to answer',
    { type: 'comment', time: '2027-03-09T14:30Z' },
    {},
    { becomes: 'wrong', note: 'Enter the link of the thread to answer.' },
  ],
])('%s', (_what, cells, wish, outcome) => {
  expect(outcomeOf(cells, wish)).toMatchObject(outcome);
});

test('all faults of a line are reported at once', () => {
  const note =
    '“tomorrow” isn’t a time. Write 2027-03-09 14:30, or 2027-03-09T14:30+01:00. Write some text first.';
  expect(outcomeOf({ time: 'tomorrow', content: '' })).toEqual({ becomes: 'wrong', note });
});

test('a post that already went out never keeps its time', () => {
  const sent = { status: 'published', time: '2027-03-09T14:30Z' };
  expect(outcomeOf(sent, { takesSent: true })).not.toHaveProperty('post.scheduledAt');
});

test('identical lines make one post; lines that differ only in time make two', () => {
  const rows = rowsOf(
    'content,subreddit,title,time\nA,saas,T,2027-03-09 14:30\nB,saas,T,\nA,saas,T,2027-03-09 14:30\nA,saas,T,2027-03-10 14:30\n',
  );
  expect(rows.map(({ outcome }) => outcome.becomes)).toEqual(['scheduled', 'draft', 'nothing', 'scheduled']);
});

test('a line may have fewer cells than there are columns, but not more', () => {
  const rows = rowsOf('content,subreddit,title\nA,saas,T,more\nB,saas\nC,saas,T,,\n');
  expect(rows.map(({ outcome }) => outcome.becomes)).toEqual(['wrong', 'draft', 'draft']);
});

test('a line that is the same as another one once somebody posts it still names its account', () => {
  const rows = rowsOf('content,subreddit,title,account\nA,saas,T,ana_writes\nA,saas,T,u/bob\n', {
    standIn: 'ana_writes',
  });
  expect(rows[1]?.outcome).toEqual({ becomes: 'nothing', note: 'The same as line 2.', stranger: 'bob' });
});

test('a post of an account that is not connected names the one that a person chose, and keeps its time', () => {
  const cells = { account: '/u/Somebody_else', 'scheduled at': '2027-02-01 09:00' };
  expect(outcomeOf(cells)).toMatchObject({ becomes: 'unassigned', stranger: 'Somebody_else' });
  expect(outcomeOf(cells, { standIn: 'Ana_Writes' })).toMatchObject({
    becomes: 'scheduled',
    stranger: 'Somebody_else',
    post: { scheduledAt: '2027-02-01T08:00:00.000Z', account: 'Ana_Writes' },
  });
  const alone = outcomeOf(cells, { accounts: new Set() });
  expect(alone).toMatchObject({ becomes: 'draft', post: { scheduledAt: '2027-02-01T08:00:00.000Z' } });
  expect(alone).not.toHaveProperty('post.account');
  const own = outcomeOf({ ...cells, account: 'u/Ana_Writes' });
  expect(own).toMatchObject({ becomes: 'scheduled' });
  expect(own).not.toHaveProperty('stranger');
});

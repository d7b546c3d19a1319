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

test('recognizes columns in any order and spelling, and reports unknown ones', () => {
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
])('rejects a file that can’t be imported, naming the line: %j', (text, line, message) => {
  expect(readTable(parseCsv(text))).toEqual({ ok: false, line, message: expect.stringContaining(message) });
});

test.each<[string, Record<string, string>, Partial<PlanBasis>, object]>([
  ['imports a plain row as a draft', {}, {}, { becomes: 'draft' }],
  [
    'schedules a local time',
    { time: '2027-03-09 14:30' },
    {},
    { becomes: 'scheduled', post: { scheduledAt: '2027-03-09T13:30:00.000Z', timeZone: 'Europe/Berlin' } },
  ],
  [
    'schedules a time with its own zone',
    { time: '2027-03-09 14:30', timeZone: 'Asia/Tokyo' },
    {},
    { becomes: 'scheduled', post: { scheduledAt: '2027-03-09T05:30:00.000Z', timeZone: 'Asia/Tokyo' } },
  ],
  [
    'imports a time as a draft if everything becomes drafts',
    { time: '2027-03-09T14:30Z' },
    { schedules: false },
    { becomes: 'draft', post: { scheduledAt: '2027-03-09T14:30:00.000Z' } },
  ],
  [
    'keeps a draft with a time a draft',
    { time: '2027-03-09T14:30Z', status: 'Draft' },
    {},
    { becomes: 'draft', post: { status: 'draft', scheduledAt: '2027-03-09T14:30:00.000Z' } },
  ],
  [
    'drops a past time',
    { time: '2026-03-09T14:30Z', status: 'scheduled' },
    {},
    { becomes: 'draft', note: 'Its time has passed, so it has none.' },
  ],
  [
    'makes a scheduled row without a time a draft',
    { status: 'scheduled' },
    {},
    { becomes: 'draft', note: 'It has no time.' },
  ],
  ['makes a failed post a draft', { status: 'failed', phase: 'failed' }, {}, { becomes: 'draft' }],
  [
    'skips a post already in the list',
    { id: 'pst_known', time: '2027-03-09T14:30Z' },
    {},
    { becomes: 'nothing', note: 'It is in your list already.' },
  ],
  [
    'skips a published post',
    { status: 'published', phase: 'published', time: '2027-03-09T14:30Z' },
    {},
    { becomes: 'nothing', note: 'It went out already.' },
  ],
  ['skips a removed post', { phase: 'removed' }, {}, { becomes: 'nothing' }],
  [
    'skips a post that was being sent',
    { status: 'scheduled', phase: 'checking', time: '2027-03-09T14:30Z' },
    {},
    { becomes: 'nothing', note: 'It was being sent when this was exported.' },
  ],
  [
    'imports a published post as a draft if requested',
    { status: 'published', time: '2027-03-09T14:30Z' },
    { takesSent: true },
    { becomes: 'draft', post: { status: 'draft' } },
  ],
  ['rejects an unknown status', { status: 'posted' }, {}, { becomes: 'wrong' }],
  ['rejects an unreadable time', { time: '3/9/2027' }, {}, { becomes: 'wrong' }],
  ['rejects an unknown time zone', { time: '2027-03-09 14:30', timeZone: 'Mars' }, {}, { becomes: 'wrong' }],
  ['rejects a missing text', { content: ' \n ' }, {}, { becomes: 'wrong', note: 'Write some text first.' }],
  [
    'rejects a missing community',
    { subreddit: '' },
    {},
    { becomes: 'wrong', note: 'This line names no subreddit.' },
  ],
  ['accepts a type in capitals', { type: 'Comment' }, {}, { becomes: 'draft', post: { type: 'comment' } }],
  ['rejects an unknown type', { type: 'video' }, {}, { becomes: 'wrong' }],
  ['rejects an invalid link', { type: 'link', url: 'x' }, {}, { becomes: 'wrong' }],
  [
    'rejects a scheduled post without a title',
    { title: '', time: '2027-03-09T14:30Z' },
    {},
    { becomes: 'wrong' },
  ],
  [
    'rejects a scheduled comment without a thread',
    { type: 'comment', time: '2027-03-09T14:30Z' },
    {},
    { becomes: 'wrong', note: 'Enter the link of the thread to answer.' },
  ],
])('planning an import: %s', (_what, cells, wish, outcome) => {
  expect(outcomeOf(cells, wish)).toMatchObject(outcome);
});

test('reports all faults of a line at once', () => {
  const note =
    '“tomorrow” isn’t a time. Write 2027-03-09 14:30, or 2027-03-09T14:30+01:00. Write some text first.';
  expect(outcomeOf({ time: 'tomorrow', content: '' })).toEqual({ becomes: 'wrong', note });
});

test('never schedules a published post again', () => {
  const sent = { status: 'published', time: '2027-03-09T14:30Z' };
  expect(outcomeOf(sent, { takesSent: true })).not.toHaveProperty('post.scheduledAt');
});

test('imports identical lines once, and lines with different times separately', () => {
  const rows = rowsOf(
    'content,subreddit,title,time\nA,saas,T,2027-03-09 14:30\nB,saas,T,\nA,saas,T,2027-03-09 14:30\nA,saas,T,2027-03-10 14:30\n',
  );
  expect(rows.map(({ outcome }) => outcome.becomes)).toEqual(['scheduled', 'draft', 'nothing', 'scheduled']);
});

test('accepts lines with fewer cells than columns, but not more', () => {
  const rows = rowsOf('content,subreddit,title\nA,saas,T,more\nB,saas\nC,saas,T,,\n');
  expect(rows.map(({ outcome }) => outcome.becomes)).toEqual(['wrong', 'draft', 'draft']);
});

test('names the account if assigning two lines to it makes them duplicates', () => {
  const rows = rowsOf('content,subreddit,title,account\nA,saas,T,ana_writes\nA,saas,T,u/bob\n', {
    standIn: 'ana_writes',
  });
  expect(rows[1]?.outcome).toEqual({ becomes: 'nothing', note: 'The same as line 2.', stranger: 'bob' });
});

test('reports the account of a post that is reassigned, and keeps its time', () => {
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

import { expect, test } from 'vitest';
import { matchColumns } from './match-columns.ts';

const match = (header: string) => {
  const matched = matchColumns(header.split(','));
  return matched.ok ? Object.fromEntries(matched.indexes) : matched.message;
};

test.each([
  ['our own names', 'subreddit,content', { subreddit: 0, content: 1 }],
  ['any order', 'content,title,subreddit', { content: 0, title: 1, subreddit: 2 }],
  ['any case, with spaces and signs', 'SUB REDDIT,Con-tent', { subreddit: 0, content: 1 }],
  ['the words that people use', 'community,body', { subreddit: 0, content: 1 }],
  ['a text', 'community,text,kind', { subreddit: 0, content: 1, type: 2 }],
  ['a time', 'community,text,Date', { subreddit: 0, content: 1, scheduledAt: 2 }],
  [
    'a time with its zone',
    'community,text,Scheduled at,Time zone',
    { subreddit: 0, content: 1, scheduledAt: 2, timeZone: 3 },
  ],
  [
    'links',
    'community,text,link,thread,website',
    { subreddit: 0, content: 1, url: 2, parentUrl: 3, websiteUrl: 4 },
  ],
  [
    'what other schedulers call them',
    'sub,selftext,scheduled_for',
    { subreddit: 0, content: 1, scheduledAt: 2 },
  ],
  [
    'a date with its time',
    'community,text,Date,Time',
    { subreddit: 0, content: 1, scheduledAt: 2, timeOfDay: 3 },
  ],
  [
    'a time with its date',
    'community,text,Time,Date',
    { subreddit: 0, content: 1, scheduledAt: 3, timeOfDay: 2 },
  ],
  [
    'those alone where both are there',
    'subreddit,sub,text,message,time,scheduled_for',
    { subreddit: 0, content: 2, scheduledAt: 4 },
  ],
  ['none that every object has', 'subreddit,text,constructor', { subreddit: 0, content: 1 }],
  ['none that says something else', 'subreddit,text,parent', { subreddit: 0, content: 1 }],
  ['an account', 'community,text,Reddit account', { subreddit: 0, content: 1, account: 2 }],
  ['a column without a name', 'community,,text', { subreddit: 0, content: 2 }],
])('columns are known by %s: %s', (_sentence, header, indexes) => {
  expect(match(header)).toEqual(indexes);
});

test.each([
  ['text,title', 'The first line has to name the columns. There is none for subreddit.'],
  ['title,colour', 'The first line has to name the columns. There is none for subreddit and content.'],
  ['subreddit,text,date,time,time', 'Two columns mean the same: “date” and “time”.'],
  ['subreddit,text,body', 'Two columns mean the same: “text” and “body”.'],
  ['subreddit,text,Subreddit', 'Two columns mean the same: “subreddit” and “Subreddit”.'],
])('%s is refused: %s', (header, message) => {
  expect(match(header)).toBe(message);
});

test('ignored columns are named, except those that our own export adds', () => {
  const matched = matchColumns(['subreddit', 'content', ' Colour ', 'Upvotes', 'permalink', '', 'Mood']);
  expect(matched).toMatchObject({ ok: true, ignored: ['Colour', 'Mood'] });
});

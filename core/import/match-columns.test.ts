import { expect, test } from 'vitest';
import { matchColumns } from './match-columns.ts';

const match = (header: string) => {
  const matched = matchColumns(header.split(','));
  return matched.ok ? Object.fromEntries(matched.indexes) : matched.message;
};

test.each([
  ['our own names', 'subreddit,content', { subreddit: 0, content: 1 }],
  ['any order', 'content,title,subreddit', { content: 0, title: 1, subreddit: 2 }],
  ['any case, with spaces and punctuation', 'SUB REDDIT,Con-tent', { subreddit: 0, content: 1 }],
  ['common synonyms', 'community,body', { subreddit: 0, content: 1 }],
  ['a text column', 'community,text,kind', { subreddit: 0, content: 1, type: 2 }],
  ['a time column', 'community,text,Date', { subreddit: 0, content: 1, scheduledAt: 2 }],
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
    'the names other schedulers use',
    'sub,selftext,scheduled_for',
    { subreddit: 0, content: 1, scheduledAt: 2 },
  ],
  [
    'a date with a time of day',
    'community,text,Date,Time',
    { subreddit: 0, content: 1, scheduledAt: 2, timeOfDay: 3 },
  ],
  [
    'a time of day with a date',
    'community,text,Time,Date',
    { subreddit: 0, content: 1, scheduledAt: 3, timeOfDay: 2 },
  ],
  [
    'our own names only, if both are present',
    'subreddit,sub,text,message,time,scheduled_for',
    { subreddit: 0, content: 2, scheduledAt: 4 },
  ],
  ['no names of object properties', 'subreddit,text,constructor', { subreddit: 0, content: 1 }],
  ['no names with other meanings', 'subreddit,text,parent', { subreddit: 0, content: 1 }],
  ['an account column', 'community,text,Reddit account', { subreddit: 0, content: 1, account: 2 }],
  ['named columns only', 'community,,text', { subreddit: 0, content: 2 }],
])('recognizes columns by %s: %s', (_sentence, header, indexes) => {
  expect(match(header)).toEqual(indexes);
});

test.each([
  ['text,title', 'The first line has to name the columns. There is none for subreddit.'],
  ['title,colour', 'The first line has to name the columns. There is none for subreddit and content.'],
  ['subreddit,text,date,time,time', 'Two columns mean the same: “date” and “time”.'],
  ['subreddit,text,body', 'Two columns mean the same: “text” and “body”.'],
  ['subreddit,text,Subreddit', 'Two columns mean the same: “subreddit” and “Subreddit”.'],
])('rejects %s: %s', (header, message) => {
  expect(match(header)).toBe(message);
});

test('names ignored columns, except those that our own export adds', () => {
  const matched = matchColumns(['subreddit', 'content', ' Colour ', 'Upvotes', 'permalink', '', 'Mood']);
  expect(matched).toMatchObject({ ok: true, ignored: ['Colour', 'Mood'] });
});

import { expect, test } from 'vitest';
import {
  anyInstant,
  communityName,
  emptyToNull,
  toIsoTime,
  unfinishedUrl,
  username,
  webUrl,
} from './fields.ts';

const read = (
  schema: {
    safeParse(value: unknown): {
      success: boolean;
      data?: unknown;
      error?: { issues: { message: string }[] };
    };
  },
  value: unknown,
) => {
  const { success, data, error } = schema.safeParse(value);
  return success ? data : { refused: error?.issues[0]?.message };
};
const refused = (message: string) => ({ refused: message });
const BAD_NAME = refused('Enter a subreddit by its name: 2 to 21 letters, digits or _.');
const BAD_USER = refused('Enter a Reddit username: 3 to 20 letters, digits, - or _.');

test.each([
  ['webdev', 'webdev'],
  ['r/webdev', 'webdev'],
  [' /R/webdev ', 'webdev'],
  ['r/webdev/', 'webdev'],
  ['https://www.reddit.com/r/webdev/', 'webdev'],
  ['old.reddit.com/r/webdev', 'webdev'],
  ['https://www.reddit.com/r/webdev/comments/1abc/x/?utm=1', 'webdev'],
  ['https://reddit.com/r/', refused('Please select a subreddit')],
  ['https://reddit.com.evil.example/r/webdev', BAD_NAME],
  ['', refused('Please select a subreddit')],
  ['r/', refused('Please select a subreddit')],
  [undefined, refused('Please select a subreddit')],
  ['a', BAD_NAME],
  ['web dev', BAD_NAME],
  ['a'.repeat(22), BAD_NAME],
  ['r/All', refused('This stands for many subreddits. Name each of them.')],
])('reads the community name %j as %j', (text, name) => {
  expect(read(communityName, text)).toEqual(name);
});

test.each([
  ['ada_writes', 'ada_writes'],
  [' /u/Ada-Writes', 'Ada-Writes'],
  ['https://www.reddit.com/user/ada_writes/', 'ada_writes'],
  ['reddit.com/u/ada_writes?sort=new', 'ada_writes'],
  ['ab', BAD_USER],
  ['ada writes', BAD_USER],
  ['a'.repeat(21), BAD_USER],
])('reads the username %j as %j', (text, name) => {
  expect(read(username, text)).toEqual(name);
});

const link = emptyToNull(webUrl('Enter a link.'));
test.each([
  ['https://notes.example/a', 'https://notes.example/a'],
  ['', null],
  [null, null],
  ['notes.example', 'https://notes.example'],
  [' www.notes.example/a?b=1 ', 'https://www.notes.example/a?b=1'],
  ['https://ada:secret@notes.example', refused('Leave the name and the password out of the address.')],
  ['https://ada@notes.example', refused('Leave the name and the password out of the address.')],
  [`https://notes.example/${'a'.repeat(2_000)}`, refused('This address is too long.')],
  ['notes', refused('Enter a link.')],
  ['a word. Another', refused('Enter a link.')],
  ['javascript:alert(1)', refused('Enter a link.')],
  ['ftp://notes.example', refused('Enter a link.')],
])('reads the link field %j as %j', (text, value) => {
  expect(read(link, text)).toEqual(value);
});

test.each([
  ['notes.example/a', 'https://notes.example/a'],
  [' https://notes.example ', 'https://notes.example'],
  ['notes.exam', 'https://notes.exam'],
  ['note', 'note'],
  ['', ''],
  ['a'.repeat(2_001), refused('This address is too long.')],
  [`notes.example/${'a'.repeat(1_985)}`, refused('This address is too long.')],
])('reads the unfinished address %j as %j', (text, value) => {
  expect(read(unfinishedUrl, text)).toEqual(value);
});

test.each([
  ['2027-03-09T14:30:00Z', true],
  ['2027-03-09T14:30:00+05:30', true],
  ['2027-03-09T14:30:00', false],
  ['2027-03-09', false],
  ['tomorrow', false],
])('recognizes %s as an instant: %s', (text, is) => {
  expect(anyInstant.safeParse(text).success).toBe(is);
});

test('writes an instant in UTC with milliseconds, and null as null', () => {
  expect(toIsoTime(0)).toBe('1970-01-01T00:00:00.000Z');
  expect(toIsoTime(null)).toBeNull();
});

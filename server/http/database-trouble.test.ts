import { expect, test } from 'vitest';
import { findDatabaseTrouble } from './database-trouble.ts';

const failure = (more: object, message = 'failed') => Object.assign(new Error(message), more);

test.each([
  ['SQLite has no space', failure({ code: 'ERR_SQLITE_ERROR', errcode: 13 }), /disk is full/],
  ['another program locks SQLite', failure({ errcode: 5 }), /Another program/],
  ['another program has written to SQLite', failure({ errcode: 517 }), /Another program/],
  ['PostgreSQL has no space', failure({ code: '53100' }), /disk is full/],
  ['PostgreSQL stops', failure({ code: '57P01' }), /doesn’t answer/],
  ['PostgreSQL starts', failure({ code: '57P03' }), /doesn’t answer/],
  ['the connection is refused', failure({ code: 'ECONNREFUSED' }), /doesn’t answer/],
  ['the connection breaks', failure({}, 'Connection terminated unexpectedly'), /doesn’t answer/],
])('tells people what to do when %s', (_when, error, words) => {
  expect(findDatabaseTrouble(error)).toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.stringMatching(words),
  });
});

test.each([failure({ code: '23505' }), failure({ errcode: 19 }), failure({}), 'no error at all'])(
  'returns null for any other error: %s',
  (error) => {
    expect(findDatabaseTrouble(error)).toBeNull();
  },
);

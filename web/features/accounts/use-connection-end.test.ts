import { expect, test } from 'vitest';
import { CONNECTION_RESULTS } from '#contract/accounts.ts';
import { parseConnection, connectionToast } from './use-connection-end.ts';

test.each(CONNECTION_RESULTS)('recognizes and describes the outcome "%s"', (end) => {
  const connection = { end, username: 'sandbox_ada' };
  expect(parseConnection(`?account=${end}&name=sandbox_ada`)).toEqual(connection);
  expect(connectionToast(connection).description).toMatch(/^\w.+\.$/);
});

test.each(['', '?account=', '?account=toString', '?name=sandbox_ada'])(
  'reads no connection from the URL %j',
  (search) => {
    expect(parseConnection(search)).toBeNull();
  },
);

test.each(['1e5', '007'])('keeps the spelling of the username %s', (name) => {
  expect(parseConnection(`?account=connected&name=${name}`)?.username).toBe(name);
});

test('never repeats arbitrary text from the URL', () => {
  const connection = { end: 'connected', username: null } as const;
  expect(parseConnection('?account=connected&name=call+0800+now')).toEqual(connection);
  expect(connectionToast(connection).description).toBe('Your account is ready.');
});

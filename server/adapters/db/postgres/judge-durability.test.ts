import { expect, test } from 'vitest';
import { judgeDurability } from './judge-durability.ts';

const NO_RISK = /^$/;

test.each([
  ['one server whose commits are written', 'on', '', 0, NO_RISK],
  ['one server whose commits may wait', 'off', '', 0, /a crash of PostgreSQL may lose/],
  ['one server, local commits', 'local', '', 0, NO_RISK],
  ['a standby that nobody waits for', 'on', '', 1, /No standby is synchronous/],
  ['a synchronous standby', 'on', 'standby', 1, NO_RISK],
  ['a synchronous standby that is away', 'on', 'standby', 0, NO_RISK],
  ['a synchronous standby that has received the commit', 'remote_write', 'standby', 1, NO_RISK],
  ['a synchronous standby that has shown the commit', 'remote_apply', 'standby', 1, NO_RISK],
  [
    'a synchronous standby that sessions do not wait for',
    'local',
    'standby',
    1,
    'synchronous_commit is local',
  ],
  ['a synchronous standby, but commits may wait', 'off', 'standby', 1, /Set synchronous_commit = on/],
] as const)('%s', (_case, commit, standbyNames, standbys, risk) => {
  const found = judgeDurability({ commit, standbyNames, standbys });
  expect(found ?? '').toMatch(risk);
});

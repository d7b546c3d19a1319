import { expect, test } from 'vitest';
import { judgeDurability } from './judge-durability.ts';

const NO_RISK = /^$/;

test.each([
  ['one server with synchronous commits', 'on', '', 0, NO_RISK],
  ['one server with asynchronous commits', 'off', '', 0, /a crash of PostgreSQL may lose/],
  ['one server with local commits', 'local', '', 0, NO_RISK],
  ['an asynchronous standby', 'on', '', 1, /No standby is synchronous/],
  ['a synchronous standby', 'on', 'standby', 1, NO_RISK],
  ['a synchronous standby that is disconnected', 'on', 'standby', 0, NO_RISK],
  ['a synchronous standby that has received the commit', 'remote_write', 'standby', 1, NO_RISK],
  ['a synchronous standby that has applied the commit', 'remote_apply', 'standby', 1, NO_RISK],
  [
    'a synchronous standby, but sessions commit locally',
    'local',
    'standby',
    1,
    'synchronous_commit is local',
  ],
  ['a synchronous standby, but asynchronous commits', 'off', 'standby', 1, /Set synchronous_commit = on/],
] as const)('judges the risk of losing commits with %s', (_case, commit, standbyNames, standbys, risk) => {
  const found = judgeDurability({ commit, standbyNames, standbys });
  expect(found ?? '').toMatch(risk);
});

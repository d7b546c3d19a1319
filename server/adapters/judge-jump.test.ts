import { expect, test } from 'vitest';
import { judgeJump } from './judge-jump.ts';

const HOUR = 3_600_000;
const now = Date.UTC(2026, 10, 2, 9, 30);

test.each([
  ['a steady clock', 0, null, 0, 'follow'],
  ['a clock adjusted by a second', 1_000, null, 0, 'follow'],
  ['a clock set forward an hour, platform silent', HOUR, null, 0, 'wait'],
  ['the same for 59 s', HOUR, null, 59_000, 'wait'],
  ['the same for a minute', HOUR, null, 60_000, 'follow'],
  ['a clock set forward an hour, platform disagrees', HOUR, 0, 0, 'refuse'],
  ['the same for a day', HOUR, 0, 24 * HOUR, 'refuse'],
  ['an hour of sleep, confirmed by the platform', HOUR, HOUR, 0, 'follow'],
  ['the same, with a time rounded to the second after a 3 s request', HOUR, HOUR - 4_000, 0, 'follow'],
  ['a clock set forward ten seconds, platform late', 10_000, -4_000, 0, 'refuse'],
  ['a clock set back an hour, platform silent', -HOUR, null, 0, 'wait'],
  ['a clock set back an hour, platform disagrees', -HOUR, 0, 90_000, 'refuse'],
  ['a clock that was an hour ahead and is corrected', -HOUR, -HOUR, 0, 'follow'],
] as const)('decides correctly about %s', (_case, jumpMs, platformOffMs, standsMs, verdict) => {
  const platformAt = platformOffMs === null ? null : now + platformOffMs;
  expect(judgeJump({ expected: now, claimed: now + jumpMs, platformAt, standsMs })).toBe(verdict);
});

import { expect, test } from 'vitest';
import { decideNextReading } from './decide-next-reading.ts';

const MINUTE = 60_000;
const after = (
  state: Parameters<typeof decideNextReading>[0],
  failures: number,
  waitMs: number | null = null,
) => decideNextReading(state, { failures, now: 0, waitMs });

test('rereads a feed after a minute and resets its failures', () => {
  expect(after('read', 7)).toEqual({ failures: 0, nextAt: MINUTE });
});

test.each(['broken', 'notFeed', 'tooLarge', 'silent', 'failing'] as const)(
  'doubles the wait up to six hours while the feed is %s',
  (state) => {
    const waits = [0, 1, 2, 3, 8, 9, 50].map((failures) => after(state, failures).nextAt! / MINUTE);
    expect(waits).toEqual([2, 4, 8, 16, 360, 360, 360]);
  },
);

test('waits as long as the platform asks, at most a day, and ten minutes by default', () => {
  expect(after('limited', 0, 90 * MINUTE).nextAt).toBe(90 * MINUTE);
  expect(after('limited', 0, 1).nextAt).toBe(2 * MINUTE);
  expect(after('limited', 0, 1e12).nextAt).toBe(24 * 60 * MINUTE);
  expect(after('limited', 0).nextAt).toBe(10 * MINUTE);
});

test.each(['refused', 'missing', 'elsewhere', 'locked'] as const)(
  'stops reading a feed that is %s',
  (state) => {
    expect(after(state, 0)).toEqual({ failures: 1, nextAt: null });
  },
);

import { expect, test } from 'vitest';
import { importVisits } from '#contract/clicks.ts';
import { planVisits } from './plan-visits.ts';

const row = { day: '2026-10-03', path: '/pricing', via: '', referrer: '', count: 2 };
const file = { ok: true, knowsDays: true, knowsSources: true, unread: [] } as const;
const told = { lastDay: '2026-11-01', isFromRedditAlone: false, sandboxHost: null };

test('drops visits from other sites, unless they name a post', () => {
  const visits = [
    { ...row, referrer: 'google' },
    { ...row, referrer: 'old.reddit.com' },
    { ...row, via: 'abcd2345' },
  ];
  expect(planVisits({ ...file, visits }, told).map(({ referrer, via }) => referrer || via)).toEqual([
    'old.reddit.com',
    'abcd2345',
  ]);
});

test('asks the user for what the file lacks, and never overrides the file', () => {
  const alone = { ...told, isFromRedditAlone: true };
  const silent = { ...file, knowsDays: false, knowsSources: false, visits: [{ ...row, day: '' }] };
  expect(planVisits(silent, told)).toEqual([]);
  expect(planVisits(silent, alone)).toEqual([{ ...row, day: '2026-11-01', referrer: 'reddit.com' }]);
  expect(planVisits({ ...file, visits: [{ ...row, referrer: 'google' }] }, alone)).toEqual([]);
});

test("in the sandbox, counts only the sandbox's visitors, like the server", () => {
  const sandboxHost = 'localhost:3001';
  const visits = [
    { ...row, referrer: 'reddit.com' },
    { ...row, referrer: sandboxHost },
  ];
  expect(planVisits({ ...file, visits }, { ...told, sandboxHost })).toEqual([
    { ...row, referrer: sandboxHost },
  ]);
  const silent = { ...file, knowsSources: false, visits: [row] };
  const alone = { ...told, sandboxHost, isFromRedditAlone: true };
  expect(planVisits(silent, alone)).toEqual([{ ...row, referrer: sandboxHost }]);
});

test('accepts a file with long paths and the names of other programs', () => {
  const visits = [
    { ...row, referrer: 'reddit.com', via: 'indie-newsletter-november' },
    { ...row, referrer: 'reddit.com', path: `/${'x'.repeat(20_000)}` },
    { ...row, referrer: 'x'.repeat(5000), via: 'abcd2345' },
  ];
  const plan = planVisits({ ...file, visits }, told);
  expect(plan.map(({ via }) => via)).toEqual(['', '', 'abcd2345']);
  expect(importVisits.body.safeParse({ visits: plan }).error?.issues).toBeUndefined();
});

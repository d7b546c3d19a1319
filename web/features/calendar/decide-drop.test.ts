import { expect, test } from 'vitest';
import { decideDrop, timeAfterDrop } from './decide-drop.ts';

// In the test time zone clocks go forward on March 28, 2027 at 2:00 and back on October 31 at 3:00.

test.each([
  [
    'over a night on which clocks go forward',
    '2027-03-27T08:30:00Z',
    '2027-03-29',
    undefined,
    '2027-03-29T07:30',
    /^$/,
  ],
  [
    'over a night on which clocks go back',
    '2027-10-30T07:30:00Z',
    '2027-11-01',
    undefined,
    '2027-11-01T08:30',
    /^$/,
  ],
  [
    'to a time that clocks skip',
    '2027-03-27T01:30:00Z',
    '2027-03-28',
    undefined,
    '2027-03-28T01:30',
    /^Clocks skip that time/,
  ],
  [
    'to an hour that clocks skip',
    '2027-03-27T08:30:00Z',
    '2027-03-28',
    2,
    '2027-03-28T01:30',
    /^Clocks skip that time/,
  ],
  [
    'to a time that comes twice',
    '2027-10-30T00:30:00Z',
    '2027-10-31',
    undefined,
    '2027-10-31T00:30',
    /the first one/,
  ],
  [
    'to an hour that comes twice',
    '2027-10-30T07:15:00Z',
    '2027-10-31',
    2,
    '2027-10-31T00:15',
    /the first one/,
  ],
  [
    'from the second of two equal hours',
    '2027-10-31T01:30:00Z',
    '2027-11-02',
    undefined,
    '2027-11-02T01:30',
    /^$/,
  ],
])('keeps a sensible time for a post that is dragged %s', (_, from, day, hour, to, note) => {
  const moved = timeAfterDrop(from, day, hour);
  expect(moved.at.toISOString()).toBe(`${to}:00.000Z`);
  expect(moved.note).toMatch(note);
});

const NOW = new Date('2027-03-10T12:00:00Z');
const AT_NINE = { scheduledAt: '2027-03-12T08:00:00Z' };

test.each([
  ['moves a scheduled post to another day', AT_NINE, { day: '2027-03-15' }, 'move'],
  ['leaves a post dropped in its own place', AT_NINE, { day: '2027-03-12' }, 'nothing'],
  ['leaves a post dropped on its own hour', AT_NINE, { day: '2027-03-12', hour: 9 }, 'nothing'],
  ['rejects a time that has passed', AT_NINE, { day: '2027-03-09' }, 'tooLate'],
  ['rejects an earlier hour of today', AT_NINE, { day: '2027-03-10', hour: 8 }, 'tooLate'],
  ['asks for the time of a post without one', { scheduledAt: null }, { day: '2027-03-15' }, 'ask'],
] as const)('dropping a post %s', (_sentence, post, target, kind) => {
  expect(decideDrop(post, { now: NOW, ...target }).kind).toBe(kind);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dateTime } from '#web/lib/date-time.ts';
import { describeEvent } from './describe-event.ts';

test('every event of the server has a sentence', () => {
  const source = readFileSync('server/features/posts/post-events.ts', 'utf8');
  const names = [...source.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, name]) => name ?? '');
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => describeEvent(name, '').text === name)).toEqual([]);
});

test('shows times in event details in the reader’s time zone', () => {
  const at = '2019-11-23T08:30:00.000Z';
  expect(describeEvent('scheduled', at).text).toBe(`Scheduled for ${dateTime(at)}.`);
  expect(describeEvent('scheduled', '').text).toBe('Set to go out now.');
  expect(describeEvent('delayed', `No answer. Next try: ${at}`).text).toBe(
    `Not accepted yet. No answer. Next try: ${dateTime(at)}`,
  );
});

test('shows a refusal without its error code', () => {
  expect(describeEvent('refused', 'NO_TEXT: posts need a text there.').text).toBe(
    'Refused. posts need a text there.',
  );
});

test('names the account that posted instead of the chosen one, and mentions an unchecked link', () => {
  expect(describeEvent('postedByAnother', 'ada ben').text).toBe('Posted by u/ada, not by u/ben.');
  expect(describeEvent('postedByAnother', '[erased] ben').text).toBe(
    'Posted by an erased account, not by u/ben.',
  );
  expect(describeEvent('linkUnchecked', '').text).toBe('The link was saved, not checked.');
});

test('shows an event that it does not know by its name', () => {
  expect(describeEvent('somethingNew', '')).toEqual({ tone: 'plain', text: 'somethingNew' });
});

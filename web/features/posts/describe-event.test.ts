import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dateTime } from '#web/lib/date-time.ts';
import { describeEvent } from './describe-event.ts';

test('every event that the server writes down has a sentence', () => {
  const source = readFileSync('server/features/posts/post-events.ts', 'utf8');
  const names = [...source.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, name]) => name ?? '');
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => describeEvent(name, '').text === name)).toEqual([]);
});

test('a time in a detail is told in the reader’s own place', () => {
  const at = '2026-11-23T08:30:00.000Z';
  expect(describeEvent('scheduled', at).text).toBe(`Set to go out ${dateTime(at)}.`);
  expect(describeEvent('delayed', `No answer. Next try: ${at}`).text).toBe(
    `Not taken yet. No answer. Next try: ${dateTime(at)}`,
  );
});

test('a refusal says why without its code', () => {
  expect(describeEvent('refused', 'NO_TEXT: posts need a text there.').text).toBe(
    'Refused. posts need a text there.',
  );
});

test('an event that this page does not know yet is still shown', () => {
  expect(describeEvent('somethingNew', '')).toEqual({ tone: 'plain', text: 'somethingNew' });
});

import { expect, test } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { samplePost } from '#test/sample-post.ts';
import { timeOfDay } from '#web/lib/date-time.ts';
import { describeRelevantTime, postName, previewText, statusVerb, stateWord } from './describe-post.ts';

test('cuts a name after fifty characters, and keeps a short one', () => {
  expect(previewText('a'.repeat(50))).toBe('a'.repeat(50));
  expect(previewText('a'.repeat(51))).toBe(`${'a'.repeat(50)}...`);
});

test('never cuts an emoji in half', () => {
  expect(previewText(`${'a'.repeat(49)}👩‍👩‍👧‍👦b`)).toBe(`${'a'.repeat(49)}👩‍👩‍👧‍👦...`);
});

test('names a post without a title by the beginning of its text', () => {
  expect(postName({ title: 'Title', content: 'Text' })).toBe('Title');
  expect(postName({ title: null, content: 'x'.repeat(60) })).toBe(`${'x'.repeat(50)}...`);
});

test('shows when a post went out, or else when it will, or else when it was saved', () => {
  const createdAt = '2026-11-01T09:30:00.000Z';
  const scheduledAt = '2026-11-02T09:30:00.000Z';
  const publishedAt = '2026-11-03T09:30:00.000Z';
  const at = (differs: Partial<Post>) => describeRelevantTime(samplePost({ id: 'a', createdAt, ...differs }));
  const time = timeOfDay(scheduledAt);
  expect(at({})).toEqual({ at: createdAt, what: 'Saved' });
  expect(at({ phase: 'waiting', scheduledAt })).toEqual({ at: scheduledAt, what: `Goes out ${time}` });
  expect(at({ phase: 'published', scheduledAt, publishedAt })).toEqual({
    at: publishedAt,
    what: `Went out ${time}`,
  });
  const held = samplePost({ id: 'a', phase: 'waiting', scheduledAt });
  expect(describeRelevantTime(held, true), 'held back').toEqual({ at: scheduledAt, what: `Due ${time}` });
});

test('does not say “Scheduled” for a post that needs its author', () => {
  const prepared = { status: 'scheduled', phase: 'needs_you' } as const;
  expect(stateWord(prepared)).toBe('Needs you');
  expect(statusVerb(prepared)).toBe('Waiting for you:');
  const planned = { status: 'scheduled', phase: 'waiting' } as const;
  expect(stateWord(planned)).toBe('Scheduled');
  expect(statusVerb(planned)).toBe('Scheduled');
});

test.each([
  ['> What would you pick?\n\nThe small one.', 'The small one.'],
  ['Before.\n> Quoted\nAfter.', 'Before.\nAfter.'],
  ['> Only a quote', '> Only a quote'],
  ['We grew by > 5 %.', 'We grew by > 5 %.'],
])('leaves quoted lines out of a preview of %j', (text, preview) => {
  expect(previewText(text)).toBe(preview);
});

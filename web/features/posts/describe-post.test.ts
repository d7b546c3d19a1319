import { expect, test } from 'vitest';
import { nameOf, previewOf } from './describe-post.ts';

test('a preview has fifty letters and dots, and a short text is shown as it is', () => {
  expect(previewOf('a'.repeat(50))).toBe('a'.repeat(50));
  expect(previewOf('a'.repeat(51))).toBe(`${'a'.repeat(50)}...`);
});

test('no emoji is cut in half', () => {
  expect(previewOf(`${'a'.repeat(49)}👩‍👩‍👧‍👦b`)).toBe(`${'a'.repeat(49)}👩‍👩‍👧‍👦...`);
});

test('a post without a title is called by the beginning of its text', () => {
  expect(nameOf({ title: 'Title', content: 'Text' })).toBe('Title');
  expect(nameOf({ title: null, content: 'x'.repeat(60) })).toBe(`${'x'.repeat(50)}...`);
});

import { expect, test } from 'vitest';
import { nameOf, previewOf } from './describe-post.ts';

test('cuts a text after fifty characters and keeps a short one', () => {
  expect(previewOf('a'.repeat(50))).toBe('a'.repeat(50));
  expect(previewOf('a'.repeat(51))).toBe(`${'a'.repeat(50)}...`);
});

test('never cuts an emoji in half', () => {
  expect(previewOf(`${'a'.repeat(49)}👩‍👩‍👧‍👦b`)).toBe(`${'a'.repeat(49)}👩‍👩‍👧‍👦...`);
});

test('names a post without a title by the beginning of its text', () => {
  expect(nameOf({ title: 'Title', content: 'Text' })).toBe('Title');
  expect(nameOf({ title: null, content: 'x'.repeat(60) })).toBe(`${'x'.repeat(50)}...`);
});

import { expect, test } from 'vitest';
import { storableText } from './storable-text.ts';

test('a text loses NUL and halves of characters, and nothing else', () => {
  expect(storableText('a\0b\ud83dc 😀 \u0001\n')).toBe('ab\ufffdc 😀 \u0001\n');
});

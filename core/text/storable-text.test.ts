import { expect, test } from 'vitest';
import { storableText } from './storable-text.ts';

test('removes only NUL and half surrogate pairs', () => {
  expect(storableText('a\0b\ud83dc 😀 \u0001\n')).toBe('ab\ufffdc 😀 \u0001\n');
});

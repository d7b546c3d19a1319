import { expect, test } from 'vitest';
import { toStorableText } from './to-storable-text.ts';

test('removes only NUL and half surrogate pairs', () => {
  expect(toStorableText('a\0b\ud83dc 😀 \u0001\n')).toBe('ab\ufffdc 😀 \u0001\n');
});

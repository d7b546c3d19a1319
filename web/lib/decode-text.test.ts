import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

test.each([
  ['UTF-8', [0xc3, 0xa9, 0x2c]],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0xc3, 0xa9, 0x2c]],
  ['UTF-16', [0xff, 0xfe, 0xe9, 0x00, 0x2c, 0x00]],
  ['Windows-1252', [0xe9, 0x2c]],
])('decodes a file in %s', (_name, bytes) => {
  expect(decodeText(Uint8Array.from(bytes).buffer)).toBe('é,');
});

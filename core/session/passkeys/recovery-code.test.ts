import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { readRecoveryCode, RECOVERY_CODE_BYTES, writeRecoveryCode } from './recovery-code.ts';

const bytes = fc.uint8Array({ minLength: RECOVERY_CODE_BYTES, maxLength: RECOVERY_CODE_BYTES });

test('formats a code as six groups of four, and reads it back despite typing variations', () => {
  fc.assert(
    fc.property(bytes, (given) => {
      const code = writeRecoveryCode(given);
      expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/);
      const plain = code.replaceAll('-', '');
      for (const typed of [code, plain, ` ${code.toUpperCase()} `, code.replaceAll('-', ' ')])
        expect(readRecoveryCode(typed)).toBe(plain);
      expect(readRecoveryCode(plain.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(plain);
    }),
  );
});

test('uses every random bit in the code', () => {
  fc.assert(
    fc.property(bytes, fc.nat(RECOVERY_CODE_BYTES * 8 - 1), (given, bit) => {
      const other = given.map((byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
      expect(writeRecoveryCode(other)).not.toBe(writeRecoveryCode(given));
    }),
  );
});

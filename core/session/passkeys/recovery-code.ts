/** Digits and letters without lookalikes; 24 of them are 120 bits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const BITS = 5;
export const RECOVERY_CODE_BYTES = 15;
export const RECOVERY_CODES = 10;

/** Formats a recovery code as six groups of four, e.g. `7k3m-…`. */
export function writeRecoveryCode(bytes: Uint8Array): string {
  let code = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= BITS; bits -= BITS) code += ALPHABET[(held >> (bits - BITS)) & 31];
    held &= (1 << bits) - 1;
  }
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

/** Normalizes a typed code: ignores case, spaces and hyphens, and accepts O for zero and I or L for one. */
export const readRecoveryCode = (typed: string): string =>
  typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');

/** Digits and letters, without those that look alike: 24 of them are 120 bits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const BITS = 5;
export const RECOVERY_CODE_BYTES = 15;
export const RECOVERY_CODES = 10;

/** A recovery code as it is shown, e.g. `7k3m-…`: six groups of four. */
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

/** What was typed, as it is compared: nobody has to mind case, spaces, hyphens, or whether that was an O or a zero. */
export const readRecoveryCode = (typed: string): string =>
  typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');

import type { Clock } from '../clock.ts';
import type { RandomBytes } from './random.ts';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_LENGTH = 10;
const RANDOM_LENGTH = 16;

export type IdPrefix =
  | 'usr'
  | 'idn'
  | 'wsp'
  | 'ses'
  | 'sgn'
  | 'psk'
  | 'rcv'
  | 'inv'
  | 'key'
  | 'acc'
  | 'pst'
  | 'att'
  | 'evt'
  | 'job'
  | 'aud'
  | 'tgt'
  | 'pas'
  | 'cor'
  | 'ans'
  | 'ntc'
  | 'opp'
  | 'skp'
  | 'scn'
  | 'fed'
  | 'lnk'
  | 'fig'
  | 'ers'
  | 'sit'
  | 'clk'
  | 'rpl'
  | 'wvd'
  | 'evn'
  | 'chn'
  | 'rul'
  | 'dlv';

/** A time-ordered id with a type prefix, e.g. `usr_01jd7x…`: a 48-bit timestamp and 80 random bits. */
export function newId(prefix: IdPrefix, { clock, random }: { clock: Clock; random: RandomBytes }): string {
  let time = '';
  for (let left = clock.now(); time.length < TIME_LENGTH; left = Math.floor(left / 32)) {
    time = ALPHABET[left % 32] + time;
  }
  let chance = '';
  for (const byte of random.bytes(RANDOM_LENGTH)) chance += ALPHABET[byte % 32];
  return `${prefix}_${time}${chance}`;
}

import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Random } from './random.ts';
import { deriveKey } from './secret-key.ts';

const VERSION = 'v1';
const IV_BYTES = 12;

/** Where a sealed text lives. It opens there and nowhere else. */
export type Place = { table: string; id: string; column: string };

export type Cipher = {
  seal(text: string, place: Place): string;
  /** Throws when the text was changed, moved to another row, or sealed with another key. */
  open(sealed: string, place: Place): string;
};

/** AES-256-GCM under a key made from the installation's secret, bound to the row and column. */
export function createCipher(secret: string, random: Random): Cipher {
  const key = deriveKey(secret, 'tokens at rest');
  const bind = ({ table, id, column }: Place) => Buffer.from([VERSION, table, id, column].join('|'));
  return {
    seal(text, place) {
      const iv = random.bytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(bind(place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [VERSION, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join(
        '.',
      );
    },
    open(sealed, place) {
      const [version, ...parts] = sealed.split('.');
      const [iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (version !== VERSION || !iv || !tag || !text) throw new Error('This is not a sealed text.');
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: 16 });
      decipher.setAAD(bind(place)).setAuthTag(tag);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    },
  };
}

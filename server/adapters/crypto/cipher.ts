import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { RandomBytes } from './random.ts';
import { deriveKey } from './secret-key.ts';

const VERSION = 'v1';
const IV_BYTES = 12;

/** The database cell a ciphertext is bound to; it decrypts for that cell only. */
export type Cell = { table: string; id: string; column: string };

export type Cipher = {
  seal(text: string, cell: Cell): string;
  /** Throws if the ciphertext was altered, moved to another cell, or sealed with another key. */
  open(sealed: string, cell: Cell): string;
};

/** AES-256-GCM with a key derived from the installation's secret; the cell is authenticated data. */
export function createCipher(secret: string, random: RandomBytes): Cipher {
  const key = deriveKey(secret, 'tokens at rest');
  const bind = ({ table, id, column }: Cell) => Buffer.from([VERSION, table, id, column].join('|'));
  return {
    seal(text, cell) {
      const iv = random.bytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(bind(cell));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [VERSION, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join(
        '.',
      );
    },
    open(sealed, cell) {
      const [version, ...parts] = sealed.split('.');
      const [iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (version !== VERSION || !iv || !tag || !text) throw new Error('This is not a sealed text.');
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: 16 });
      decipher.setAAD(bind(cell)).setAuthTag(tag);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    },
  };
}

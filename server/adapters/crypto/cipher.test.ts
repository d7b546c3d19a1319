import { expect, test } from 'vitest';
import { type Cell, createCipher } from './cipher.ts';
import { systemRandom } from './random.ts';

const cipher = createCipher('a secret of the installation', systemRandom);
const cell: Cell = { table: 'reddit_accounts', id: 'acc_1', column: 'access_token' };

test.each(['a token', '', 'ünïcödé \u{1f600}', 'x'.repeat(10_000), 'with.dots.inside'])(
  'decrypts what it encrypted: %j',
  (text) => {
    expect(cipher.open(cipher.seal(text, cell), cell)).toBe(text);
  },
);

test('encrypts the same text differently each time, and hides the plaintext', () => {
  const [first, second] = [cipher.seal('a token', cell), cipher.seal('a token', cell)];
  expect(first).not.toBe(second);
  expect(Buffer.from(first, 'base64url').toString('latin1')).not.toContain('token');
});

test.each([
  ['another table', { ...cell, table: 'model_choices' }],
  ['another row', { ...cell, id: 'acc_2' }],
  ['another column', { ...cell, column: 'refresh_token' }],
])('does not decrypt a text that was moved to %s', (_where, elsewhere) => {
  expect(() => cipher.open(cipher.seal('a token', cell), elsewhere)).toThrow('authenticate');
});

test('does not decrypt a text with another secret', () => {
  const other = createCipher('another secret', systemRandom);
  expect(() => other.open(cipher.seal('a token', cell), cell)).toThrow('authenticate');
});

test('detects a change to any part of the ciphertext', () => {
  const parts = cipher.seal('a token', cell).split('.');
  for (let index = 0; index < parts.length; index++) {
    const altered = parts.with(
      index,
      (parts[index] ?? '').replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    );
    expect(() => cipher.open(altered.join('.'), cell), `part ${index}`).toThrow(/authenticate|sealed/);
  }
});

test.each(['', 'a token', 'v1', 'v1.a.b', 'v2.a.b.c'])(
  'rejects a text that was never encrypted: %j',
  (text) => {
    expect(() => cipher.open(text, cell)).toThrow('not a sealed text');
  },
);

import { expect, test } from 'vitest';
import { createPasskeyDevice } from '#test/passkey-device.ts';
import { isUnattested } from './webauthn.ts';

const asked = { challenge: 'Y2hhbGxlbmdl', user: { id: 'dXNlcg' } };
const certificates = new Map([['x5c', Buffer.from('a certificate')]]);
const attestationOf = (format: string, statement = new Map<string, unknown>()) =>
  createPasskeyDevice().make(asked, { format, statement }).response.attestationObject;

test.each([
  ['none', new Map()],
  ['packed', new Map()],
])(
  'accepts a self-signed authenticator without a manufacturer certificate (%s)',
  async (format, statement) => {
    expect(await isUnattested(attestationOf(format, statement))).toBe(true);
  },
);

test.each(['packed', 'android-key', 'android-safetynet', 'apple', 'fido-u2f', 'tpm'])(
  'rejects manufacturer certificates without reading them (%s)',
  async (format) => {
    expect(await isUnattested(attestationOf(format, certificates))).toBe(false);
  },
);

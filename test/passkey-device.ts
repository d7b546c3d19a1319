import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto';
import type { NewPasskeyAnswer, UsedPasskeyAnswer } from '#contract/session/passkeys.ts';

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

type Signs = {
  origin?: string;
  rpId?: string;
  /** True if the device has verified its owner. */
  verified?: boolean;
  signCount?: number;
  type?: string;
  userHandle?: string | null;
  /** The format of the attestation. */
  format?: string;
  statement?: Map<string, unknown>;
  /** Signs with another key than the one registered. */
  isForged?: boolean;
};
type Asked = Readonly<Record<string, unknown>>;

/** The subset of CBOR that an attestation needs: short maps, texts, bytes and small numbers. */
function cbor(value: unknown): Buffer {
  const head = (kind: number, count: number) =>
    count < 24
      ? Buffer.from([(kind << 5) | count])
      : count < 256
        ? Buffer.from([(kind << 5) | 24, count])
        : Buffer.from([(kind << 5) | 25, count >> 8, count & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, each]) => [cbor(key), cbor(each)]),
  ]);
}

/** A security key with one passkey. Returns what a browser would send. */
export function createPasskeyDevice(home = 'http://localhost:3000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { privateKey: foreignKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let signCount = 0;
  let owner: string | null = null;

  const clientData = (type: string, { challenge }: Asked, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (
    { rpId = new URL(home).hostname, verified = true, ...how }: Signs,
    rest = Buffer.alloc(0),
  ) => {
    const flags = USER_PRESENT | (verified ? USER_VERIFIED : 0) | (rest.length > 0 ? HAS_CREDENTIAL : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(how.signCount ?? signCount);
    return Buffer.concat([
      Buffer.from(hash('sha256', rpId, 'hex'), 'hex'),
      Buffer.from([flags]),
      counter,
      rest,
    ]);
  };
  const name = id.toString('base64url');

  return {
    id: name,
    make(asked: Asked, how: Signs = {}): NewPasskeyAnswer {
      owner = (asked['user'] as { id: string }).id;
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)]);
      const attestation = new Map<string, unknown>([
        ['fmt', how.format ?? 'none'],
        ['attStmt', how.statement ?? new Map()],
        ['authData', authData(how, credential)],
      ]);
      const data = clientData(how.type ?? 'webauthn.create', asked, how.origin ?? home);
      const response = {
        clientDataJSON: data.toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['usb'],
      };
      return { id: name, rawId: name, type: 'public-key', response };
    },
    use(asked: Asked, how: Signs = {}): UsedPasskeyAnswer {
      signCount += 1;
      const said = authData(how);
      const data = clientData(how.type ?? 'webauthn.get', asked, how.origin ?? home);
      const signed = Buffer.concat([said, Buffer.from(hash('sha256', data, 'hex'), 'hex')]);
      const response = {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: said.toString('base64url'),
        signature: sign('sha256', signed, how.isForged ? foreignKey : privateKey).toString('base64url'),
        userHandle: how.userHandle === undefined ? owner : how.userHandle,
      };
      return { id: name, rawId: name, type: 'public-key', response };
    },
  };
}

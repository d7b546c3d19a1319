import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type ReceivedPush = {
  /** The claims of a VAPID token with a valid signature; null otherwise. */
  claims: { aud: string; exp: number; sub: string } | null;
  /** The key that signed it. */
  key: string;
  /** Decrypted as a browser would. */
  payload: unknown;
  ttl: string | undefined;
  /** Services take 4,096 (RFC 8030, section 7.2). */
  bytes: number;
};

export type PushService = {
  host: string;
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  pushes: ReceivedPush[];
  answer(status: number): void;
  stop(): Promise<void>;
};

/** A push service and a browser on loopback, as in RFC 8030, 8188, 8291 and 8292. */
export async function startPushService(): Promise<PushService> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const pushes: ReceivedPush[] = [];
  let status = 201;
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const [, token = '', key = ''] =
      /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(request.headers.authorization ?? '') ?? [];
    const isEncrypted = request.headers['content-encoding'] === 'aes128gcm';
    pushes.push({
      claims: verifyVapid(token, key),
      key,
      payload: isEncrypted ? JSON.parse(decrypt(body, browser, auth)) : null,
      ttl: request.headers['ttl']?.toString(),
      bytes: body.length,
    });
    response.writeHead(status).end();
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    subscription: {
      endpoint: `http://${host}/push/1`,
      keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    pushes,
    answer: (next) => void (status = next),
    stop: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

function verifyVapid(token: string, key: string): ReceivedPush['claims'] {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  if (!x || !y) return null;
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isRight = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isRight ? (JSON.parse(Buffer.from(claims, 'base64url').toString()) as ReceivedPush['claims']) : null;
}

/** One record of `aes128gcm`: salt, record size, the sender's key, and the text with its padding. */
function decrypt(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

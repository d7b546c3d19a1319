export const CLIENT_ID = 'threadwell-sandbox';
export const CLIENT_SECRET = 'sandbox-secret';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** The sandbox accepts any redirect URI on this machine. */
export function isLoopbackUri(uri: string): boolean {
  const address = URL.parse(uri);
  return address !== null && /^https?:$/.test(address.protocol) && LOOPBACK.has(address.hostname);
}

export function checkClient(authorization: string | undefined): 'good' | 'bad' | 'missing' {
  const encoded = /^basic\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!encoded) return 'missing';
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return id === CLIENT_ID && secret.join(':') === CLIENT_SECRET ? 'good' : 'bad';
}

import { isIP } from 'node:net';
import type { PasskeyPlace } from '#contract/session/passkeys.ts';
import type { PasskeyOwner } from '#server/adapters/crypto/webauthn.ts';
import { AppError } from '#server/app-error.ts';
import type { Config } from '#server/config.ts';

type Settings = Pick<Config, 'publicUrl' | 'signups'>;

const REFUSALS: Record<Exclude<PasskeyPlace, 'usable'>, string> = {
  ipAddress: 'Passkeys belong to a name, and this Threadwell is at an IP address.',
  notSecure: 'Browsers use passkeys only over https, or at localhost.',
  providerOnly: 'People sign in to this Threadwell through its provider only.',
};

const isThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost');

export function findPasskeyPlace({ publicUrl, signups }: Settings): PasskeyPlace {
  const { protocol, hostname } = new URL(publicUrl);
  if (signups === 'provider') return 'providerOnly';
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return 'ipAddress';
  return protocol === 'https:' || isThisMachine(hostname) ? 'usable' : 'notSecure';
}

/** The relying party for passkeys. Throws if passkeys can't be used here. */
export function passkeyOwner(config: Settings): PasskeyOwner {
  const place = findPasskeyPlace(config);
  if (place !== 'usable')
    throw new AppError(place === 'providerOnly' ? 'FORBIDDEN' : 'CONFLICT', REFUSALS[place]);
  return { rpId: new URL(config.publicUrl).hostname, origin: config.publicUrl };
}

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { NewPasskeyAnswer, UsedPasskeyAnswer } from '#contract/session/passkeys.ts';

/** The scope of passkeys: a host name, and the only origin that may request them. */
export type PasskeyOwner = { readonly rpId: string; readonly origin: string };
/** The stored parts of a passkey that verification needs. */
export type Credential = { id: string; publicKey: string; signCount: number; transports: readonly string[] };

/** ES256, EdDSA and RS256: every authenticator supports one of them. */
const ALGORITHMS = [-7, -8, -257];
export const CHALLENGE_LIFE_MS = 5 * 60_000;

/** Loaded on first use, since most sign-ins need no passkey. */
const load = () => import('@simplewebauthn/server');

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));
const named = ({ id, transports }: Credential) => ({ id, transports: [...transports] });

type NewPasskey = {
  challenge: string;
  userId: string;
  email: string;
  name: string;
  known: readonly Credential[];
};

export async function requestNewPasskey(
  { rpId }: PasskeyOwner,
  { challenge, userId, email, name, known }: NewPasskey,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await load();
  return await generateRegistrationOptions({
    rpName: 'Threadwell',
    rpID: rpId,
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(userId)),
    challenge: bytesOf(challenge),
    timeout: CHALLENGE_LIFE_MS,
    attestationType: 'none',
    excludeCredentials: known.map(named),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** Without `known`, the browser offers every passkey stored for this installation. */
export async function requestPasskey(
  { rpId }: PasskeyOwner,
  { challenge, known }: { challenge: string; known: readonly Credential[] },
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await load();
  return await generateAuthenticationOptions({
    rpID: rpId,
    challenge: bytesOf(challenge),
    timeout: CHALLENGE_LIFE_MS,
    userVerification: 'required',
    ...(known.length > 0 && { allowCredentials: known.map(named) }),
  });
}

/** The challenge that a response claims to answer, or null. */
export function readChallenge(clientDataJson: string): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString());
    const challenge =
      typeof said === 'object' && said !== null && 'challenge' in said ? said.challenge : null;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/**
 * We neither request nor accept attestation: to check it, the library would fetch URLs from certificates that are not
 * verified yet.
 */
export async function isUnattested(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(bytesOf(attestationObject));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && !attestation.get('attStmt').get('x5c'));
}

/** The passkey; null if the response does not verify. */
export async function verifyNewPasskey(
  { rpId, origin }: PasskeyOwner,
  challenge: string,
  answer: NewPasskeyAnswer,
): Promise<(Credential & { aaguid: string }) | null> {
  const { verifyRegistrationResponse } = await load();
  const { transports = [], ...response } = answer.response;
  if (!(await isUnattested(response.attestationObject).catch(() => false))) return null;
  const result = await verifyRegistrationResponse({
    response: { ...answer, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!result?.verified) return null;
  const { credential, aaguid } = result.registrationInfo;
  const publicKey = Buffer.from(credential.publicKey).toString('base64url');
  return { id: credential.id, publicKey, signCount: credential.counter, transports, aaguid };
}

/** The passkey's new signature count; null if the signature is invalid or the count went down. */
export async function verifyUsedPasskey(
  { rpId, origin }: PasskeyOwner,
  challenge: string,
  answer: UsedPasskeyAnswer,
  credential: Credential,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await load();
  const { userHandle, ...response } = answer.response;
  const result = await verifyAuthenticationResponse({
    response: {
      ...answer,
      response: { ...response, ...(userHandle && { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: credential.id,
      publicKey: bytesOf(credential.publicKey),
      counter: credential.signCount,
    },
    requireUserVerification: true,
  }).catch(() => null);
  return result?.verified ? result.authenticationInfo.newCounter : null;
}

import type { startRegistration } from '@simplewebauthn/browser';
import type { NewPasskeyAnswer } from '#contract/session/passkeys.ts';

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** An error that says why the browser created no passkey. */
export class PasskeyError extends Error {}

/** Explains a browser error. Browsers don't reveal whether the user canceled or timed out. */
function textOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError')
    return 'Your passkeys for this account are there already. Use another device or key.';
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'No passkey was made. Try again when you are ready.';
  return 'This browser couldn’t make a passkey. Try another browser, device or key.';
}

/** Lets the browser create a passkey. Loads the library only when needed. */
export async function makePasskey(options: Record<string, unknown>): Promise<NewPasskeyAnswer> {
  const { startRegistration: start } = await import('@simplewebauthn/browser');
  try {
    const { id, rawId, response } = await start({ optionsJSON: options as unknown as Options });
    const { clientDataJSON, attestationObject, transports } = response;
    const made = { clientDataJSON, attestationObject, ...(transports && { transports: [...transports] }) };
    return { id, rawId, type: 'public-key', response: made };
  } catch (error) {
    throw new PasskeyError(textOf(error), { cause: error });
  }
}

/** What this page or browser lacks for passkeys; null if it lacks nothing. */
export function findPasskeyObstacle(): 'security' | 'support' | null {
  if (!window.isSecureContext) return 'security';
  return typeof window.PublicKeyCredential === 'function' ? null : 'support';
}

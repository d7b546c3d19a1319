import * as z from 'zod/mini';
import { sanitizeText } from '#core/text/sanitize-text.ts';
import type { Base } from '#server/context.ts';
import { isLoopback } from '#server/config.ts';
import { OAuthError } from './oauth-error.ts';

const URIS_MAX = 10;
/** Schemes that no app owns: browsers handle them. */
const BROWSER_SCHEMES = /^(javascript|data|vbscript|file|about|view-source|filesystem):$/;
const CELL = { table: 'oauth', id: 'client', column: 'client_id' };

const client = z.object({ name: z.string(), redirectUris: z.array(z.string()) });
export type Client = z.output<typeof client>;

const UNNAMED = 'MCP client';

const redirectUri = z.string().check(z.maxLength(500), z.regex(/^[!-~]+$/));
export const registration = z.object({
  client_name: z._default(
    z.string().check(
      z.maxLength(60),
      z.overwrite((name) => sanitizeText(name).replaceAll('\n', ' ') || UNNAMED),
    ),
    UNNAMED,
  ),
  redirect_uris: z.array(redirectUri).check(z.minLength(1), z.maxLength(URIS_MAX)),
});

/**
 * Over http only to the user's own machine; apps may have a scheme of their own. Hosts with signs that separate the
 * parts of our content security policy are refused.
 */
function mayRedirectTo(uri: string): boolean {
  const url = URL.parse(uri);
  if (!url || url.hash !== '' || url.username !== '' || url.password !== '') return false;
  if (url.origin === 'null') return !BROWSER_SCHEMES.test(url.protocol);
  if (url.protocol === 'http:') return isLoopback(url.hostname);
  return url.protocol === 'https:' && /^[\w.-]+$|^\[[\da-f:.]+\]$/.test(url.hostname);
}

/** The id of a client is its sealed registration, so unused clients take no storage. */
export function registerClient({ cipher }: Base, { name, redirectUris }: Client): string {
  if (!redirectUris.every(mayRedirectTo))
    throw new OAuthError(
      'invalid_request',
      'Redirect addresses need https, a scheme of the app, or this machine.',
    );
  return cipher.seal(JSON.stringify({ name, redirectUris }), CELL);
}

export function readClient({ cipher }: Base, id: string): Client {
  try {
    return client.parse(JSON.parse(cipher.open(id, CELL)));
  } catch {
    throw new OAuthError('invalid_client', 'This client isn’t registered here. Register it again.');
  }
}

/** An app on the user's own machine may listen on another port each time. */
const withoutPort = (uri: string): string => {
  const url = URL.parse(uri);
  if (!url || url.protocol !== 'http:') return uri;
  url.port = '';
  return url.href;
};
export const isRegistered = ({ redirectUris }: Client, uri: string): boolean =>
  mayRedirectTo(uri) && redirectUris.some((each) => withoutPort(each) === withoutPort(uri));

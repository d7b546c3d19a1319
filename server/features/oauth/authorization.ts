import * as z from 'zod/mini';
import { type Scope, SCOPES } from '#contract/endpoint.ts';
import type { Base } from '#server/context.ts';
import { type Client, isRegistered, readClient } from './clients.ts';
import { OAuthError } from './oauth-error.ts';

const text = (most: number) => z.string().check(z.maxLength(most));
const query = z.object({
  response_type: z.literal('code'),
  client_id: text(8_000),
  redirect_uri: text(500),
  code_challenge: z.string().check(z.regex(/^[\w-]{43}$/)),
  code_challenge_method: z.literal('S256'),
  scope: z.optional(text(200)),
  state: z.optional(text(2_000)),
  resource: z.optional(text(500)),
});

/** What a client asks a user for. */
export type Authorization = {
  client: Client;
  clientId: string;
  redirectUri: string;
  challenge: string;
  scopes: readonly Scope[];
  state: string | undefined;
};

export const resourceOf = (publicUrl: string): string => `${publicUrl}/mcp`;

/** Checks an authorization request. One with a wrong address is never sent back there. */
export function readAuthorization(base: Base, given: unknown): Authorization {
  const parsed = query.safeParse(given);
  if (!parsed.success)
    throw new OAuthError('invalid_request', 'The tool sent an incomplete request. It needs PKCE with S256.');
  const { client_id: clientId, redirect_uri: redirectUri, resource, ...rest } = parsed.data;
  const client = readClient(base, clientId);
  if (!isRegistered(client, redirectUri))
    throw new OAuthError(
      'invalid_request',
      'The tool wants to go back to an address that it didn’t register.',
    );
  const { publicUrl } = base.config;
  if (resource && ![publicUrl, resourceOf(publicUrl)].includes(resource.replace(/\/$/, '')))
    throw new OAuthError('invalid_request', 'The tool asks for access to another server.');
  const asked = new Set((rest.scope || 'read draft').split(' '));
  const scopes = SCOPES.filter((scope) => asked.has(scope));
  if (scopes.length === 0)
    throw new OAuthError(
      'invalid_scope',
      `The tool asks for no scope that exists. There are: ${SCOPES.join(', ')}.`,
    );
  return { client, clientId, redirectUri, challenge: rest.code_challenge, scopes, state: rest.state };
}

/** Where the tool gets its answer. For an app the whole address, because its host can be anything. */
export function describeTarget(redirectUri: string): string {
  const { origin } = new URL(redirectUri);
  return origin === 'null' ? redirectUri : origin;
}

/** The address that answers the client. */
export function backTo(
  { redirectUri, state }: Pick<Authorization, 'redirectUri' | 'state'>,
  issuer: string,
  answer: Record<string, string>,
): string {
  const url = new URL(redirectUri);
  const all = { ...answer, iss: issuer, ...(state !== undefined && { state }) };
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
  return url.href;
}

import type { Sandbox } from '../context.ts';
import { isMember } from '../people.ts';
import type { Viewer } from './call.ts';

const BEARER = /^bearer\s+(\S+)$/i;

export function readBearerToken(authorization: string | undefined): string | null {
  return BEARER.exec(authorization ?? '')?.[1] ?? null;
}

export function authenticate({ store, clock }: Sandbox, token: string): Viewer | null {
  const grant = store.grants.find(token, 'access');
  if (!grant || (grant.expiresAt !== null && grant.expiresAt <= clock.now())) return null;
  const { member } = grant;
  if (member !== null && (!isMember(member) || store.choices.of(member, 'deleted', 'account') === 1))
    return null;
  return { client: grant.client, member, scopes: new Set(grant.scope.split(' ')) };
}

export function allows(viewer: Viewer, scope: string | null): boolean {
  return scope === null || viewer.scopes.has('*') || viewer.scopes.has(scope);
}

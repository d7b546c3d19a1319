import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Endpoint, SCOPES } from '#contract/endpoint.ts';
import { hashToken } from '../../adapters/crypto/random.ts';
import type { Schema } from '../../adapters/db/schema.ts';
import { AppError } from '../../app-error.ts';
import type { Base, KeyActor } from '../../context.ts';
import { requireScope } from '../../require-scope.ts';
import { createKeyLimit } from './key-limit.ts';

const TOUCH_EVERY_MS = 60_000;
const DEAD_KEY =
  'This API key isn’t valid. It may have expired or been revoked: create a new one in Settings, Access, API keys.';

/** What follows `Bearer`. Anything there counts as a key, so a cookie beside a malformed one is ignored too. */
export const readBearer = ({ headers }: FastifyRequest): string | undefined => {
  const found = /^Bearer(?: (.*))?$/i.exec(headers.authorization ?? '');
  return found ? (found[1] ?? '').trim() : undefined;
};

/** The key that a request carries, on a route that accepts keys. */
export function findKey(request: FastifyRequest): string | undefined {
  const { scope = 'none' } = request.routeOptions.config;
  return scope === 'none' ? undefined : readBearer(request);
}

/** Turns a key into its actor: 401 for a dead key, 429 above its limit, 403 if it may not call the route. */
export function createKeyAdmission(base: Base) {
  const findRow = createKeyFinder(base);
  const countRequest = createKeyLimit(base.clock);
  return async (key: string, { routeOptions }: FastifyRequest, reply: FastifyReply): Promise<KeyActor> => {
    const row = await findRow(key);
    if (!row) throw new AppError('UNAUTHORIZED', DEAD_KEY);
    countRequest(row.id, reply);
    const actor = toActor(row);
    requireScopeOf(routeOptions.config.scope ?? 'none', actor);
    const now = base.clock.now();
    if (now - (row.last_used_at ?? 0) >= TOUCH_EVERY_MS) await touchKey(base, row.id, now);
    return actor;
  };
}

type KeyRow = Schema['api_keys'];

/** Every request with a key needs it, so the query is compiled once. */
function createKeyFinder(base: Base) {
  const query = base.db.selectFrom('api_keys').selectAll().where('key_hash', '=', '').compile();
  return async (key: string): Promise<KeyRow | undefined> => {
    const parameters = [hashToken(key)];
    const { rows } = await base.db.executeQuery<KeyRow>({ ...query, parameters });
    const [row] = rows;
    return row && (row.expires_at === null || row.expires_at > base.clock.now()) ? row : undefined;
  };
}

const touchKey = ({ db }: Base, id: string, now: number) =>
  db.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', id).execute();

const toActor = (row: KeyRow): KeyActor => ({
  kind: 'key',
  userId: row.user_id,
  workspaceId: row.workspace_id,
  keyId: row.id,
  name: row.name,
  scopes: SCOPES.filter((scope) => row.scopes.split(' ').includes(scope)),
  asksFirst: row.asks_first === 1,
});

function requireScopeOf(scope: Endpoint['scope'], actor: KeyActor): void {
  if (scope === 'personOnly') throw new AppError('PERSON_ONLY');
  if (scope !== 'none') requireScope(actor, ...(typeof scope === 'string' ? [scope] : scope));
}

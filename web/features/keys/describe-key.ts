import type { Scope } from '#contract/endpoint.ts';
import type { ApiKey } from '#contract/keys/api-keys.ts';
import { dateTime, localDate } from '#web/lib/date-time.ts';

const SCOPES: Record<Scope, string> = {
  read: 'Read everything in this workspace',
  draft: 'Scan, write, check and save drafts',
  schedule: 'Schedule posts',
  publish: 'Publish posts now',
};
export const describeScope = (scope: Scope): string => SCOPES[scope];

export const isExpired = ({ expiresAt }: ApiKey, now: number): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= now;

/** The text below the name of a key. */
export function describeKey(key: ApiKey, now: number): string {
  const { prefix, scopes, lastUsedAt, expiresAt } = key;
  const used = lastUsedAt ? `Last used ${dateTime(lastUsedAt)}` : 'Never used';
  const ends = expiresAt && `${isExpired(key, now) ? 'expired' : 'expires'} ${localDate(expiresAt)}`;
  return [`${prefix}…`, scopes.join(', '), used, ends].filter(Boolean).join(' · ');
}

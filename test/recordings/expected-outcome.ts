import { isObject, asText } from '#server/adapters/platform/raw-answer.ts';
import type { Exchange } from './exchange.ts';

export type Expected = { kind: string; code?: string; reason?: string | null; scope?: string };

/**
 * The expected reading of an exchange, derived independently of the reader: from its status and the first error or
 * reason in it.
 */
export function expectedOutcome({ answer, json }: Exchange): Expected {
  const { status, headers, text } = answer;
  if (status === 429) return { kind: 'rateLimited', scope: 'installation' };
  if (status === 401) return { kind: 'unauthorized' };
  if (status >= 500) return { kind: 'unknown' };
  if (status === 404) return { kind: 'missing', reason: reasonIn(json) };
  if (status === 403) return { kind: 'forbidden', reason: reasonOf403(headers, text, json) };
  if (status >= 400) return { kind: 'rejected', code: reasonIn(json) ?? `HTTP_${status}` };
  if (status >= 300)
    return toSearch(headers['location']) ? { kind: 'missing' } : { kind: 'rejected', code: 'MOVED' };
  return expectedOf200(text, json);
}

const toSearch = (location = '') => /\/search(\.json)?\?/.test(location);

function reasonOf403(headers: Exchange['answer']['headers'], text: string, json: unknown): string | null {
  if (/insufficient_scope/.test(headers['www-authenticate'] ?? '')) return 'insufficient_scope';
  return json === undefined && text ? 'blocked_at_the_edge' : reasonIn(json);
}

function expectedOf200(text: string, json: unknown): Expected {
  if (json === undefined) return { kind: text.trim() ? 'unknown' : 'ok' };
  const found = /"errors":\[\[("[A-Za-z_]+")/.exec(JSON.stringify(json));
  const accepted = /"data":\{[^}]*"(id|name)":"/.test(JSON.stringify(json));
  if (found && !accepted) {
    const codes = [...JSON.stringify(json).matchAll(/\["([A-Za-z_]+)","[^"]*(?:\\.[^"]*)*",/g)].map(
      ([, code]) => code!,
    );
    const code = codes.find((each) => each !== 'RATELIMIT');
    return code ? { kind: 'rejected', code } : { kind: 'rateLimited', scope: 'account' };
  }
  const error = isObject(json) ? asText(json['error']) : undefined;
  return error ? { kind: 'rejected', code: error } : { kind: 'ok' };
}

const reasonIn = (json: unknown): string | null => (isObject(json) ? (asText(json['reason']) ?? null) : null);

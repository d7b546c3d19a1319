import type { Sandbox } from '../context.ts';
import type { Answer } from './answer.ts';
import type { Call } from './call.ts';

export type Route = {
  /** The route's name, which faults and tests use. */
  readonly endpoint: string;
  readonly method: 'GET' | 'POST' | 'ANY';
  /** The path; segments that begin with a colon are parameters. */
  readonly path: string;
  readonly scope: string | null;
  /** True if a token without a member gets USER_REQUIRED. */
  readonly needsMember?: boolean;
  readonly run: (sandbox: Sandbox, call: Call) => Answer;
};

type Compiled = {
  readonly route: Route;
  readonly segments: readonly string[];
};

export type FindRoute = (
  method: string,
  path: string,
) => { route: Route; params: Record<string, string> } | null;

function matches(segments: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (segments.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [at, segment] of segments.entries()) {
    const part = parts[at] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = part;
    else if (segment !== part.toLowerCase()) return null;
  }
  return params;
}

const split = (path: string): string[] => path.split('/').filter((part) => part !== '');

export function createRouter(routes: readonly Route[]): FindRoute {
  const compiled: Compiled[] = routes.map((route) => ({ route, segments: split(route.path) }));
  return (method, path) => {
    const parts = split(path);
    for (const { route, segments } of compiled) {
      if (route.method !== 'ANY' && route.method !== method) continue;
      const params = matches(segments, parts);
      if (params) return { route, params };
    }
    return null;
  };
}

import type { TestApp } from '../create-test-app.ts';

/** The parts of a JSON schema that the contract's descriptions use. */
export type Schema = {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  minLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
};
type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema };
export type Paths = Record<string, Record<string, Operation>>;
type Operation = {
  'x-public'?: true;
  'x-person-only'?: true;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

export type DescribedRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** True if the route needs a session. */
  isOwn: boolean;
  /** The scopes of an API key that are enough; empty if the route ignores or refuses keys. */
  scopes: readonly string[];
  isPersonOnly: boolean;
  /** True if other sites may call it. */
  isPublic: boolean;
  parameters: readonly Parameter[];
  bodyType: string | null;
  body: Schema | null;
};

/** All routes as the server describes them, so that new ones are tested automatically. */
export async function readRoutes(app: TestApp): Promise<DescribedRoute[]> {
  const answer = await app.visitor().send({ method: 'GET', url: '/api/openapi.json' });
  return listRoutes(answer.json<{ paths: Paths }>().paths);
}

export const listRoutes = (paths: Paths): DescribedRoute[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const [bodyType = null, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
      return {
        method: method.toUpperCase() as DescribedRoute['method'],
        path,
        isOwn: (operation.security ?? []).some((way) => 'session' in way),
        scopes: (operation.security ?? []).flatMap(({ key = [] }) => key),
        isPersonOnly: operation['x-person-only'] ?? false,
        isPublic: operation['x-public'] ?? false,
        parameters: operation.parameters ?? [],
        bodyType,
        body: content?.schema ?? null,
      };
    }),
  );

/** The routes that a user can read, except the endless event stream. */
export const readGetRoutes = async (app: TestApp): Promise<DescribedRoute[]> =>
  (await readRoutes(app)).filter((route) => route.isOwn && !isWrite(route) && route.path !== '/api/events');

export const routeName = ({ method, path }: DescribedRoute): string => `${method} ${path}`;
export const isWrite = ({ method }: DescribedRoute): boolean => method !== 'GET';

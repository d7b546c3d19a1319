import type { McpHttpHandler } from '@modelcontextprotocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createCaller } from '#contract/api/call-api.ts';
import { SCOPES } from '#contract/endpoint.ts';
import { AppError } from '#server/app-error.ts';
import type { App } from '#server/http/app-type.ts';
import { answer, toAppError } from '#server/http/errors.ts';

const STREAM = 'text/event-stream';

/** `POST /mcp`: the Model Context Protocol over HTTP, for clients with an API key. Cookies are ignored. */
export function mcpRoutes(app: App): void {
  const { publicUrl } = app.base.config;
  const challenge = `Bearer resource_metadata="${publicUrl}/.well-known/oauth-protected-resource"`;
  let handler: Promise<McpHttpHandler> | undefined;
  app.http.route({
    method: ['POST', 'GET', 'DELETE'],
    url: '/mcp',
    config: { public: true, scope: SCOPES },
    async handler(request, reply) {
      const { origin } = request.headers;
      if (origin !== undefined && origin !== publicUrl) throw new AppError('CROSS_SITE');
      if (request.actor.kind !== 'key')
        throw new AppError('UNAUTHORIZED', 'Send an API key as bearer token.');
      handler ??= createHandler(app);
      return await reply.send(await serve(await handler, request, publicUrl));
    },
    errorHandler(error, request, reply: FastifyReply) {
      const problem = toAppError(error, request);
      if (problem.code === 'UNAUTHORIZED') reply.header('www-authenticate', challenge);
      void answer(reply, problem);
    },
  });
}

/** Loads the SDK with the first request. */
async function createHandler(app: App): Promise<McpHttpHandler> {
  const [{ createMcpHandler }, { createMcpServer }] = await Promise.all([
    import('@modelcontextprotocol/server'),
    import('./create-mcp-server.ts'),
  ]);
  return createMcpHandler(({ requestInfo }) => createMcpServer(callAs(app, requestInfo)), {
    onerror: (error) => app.base.log.warn({ err: error }, 'an MCP request failed'),
  });
}

/** Tools call the routes with the client's headers, so they can't do more than its key. */
const callAs = ({ http }: App, client: Request | undefined) =>
  createCaller(async ({ method, path: url, headers, body: payload }) => {
    const authorization = client?.headers.get('authorization') ?? '';
    const host = client?.headers.get('host') ?? '';
    const response = await http.inject({
      method,
      url,
      headers: { ...headers, authorization, host },
      ...(payload && { payload }),
    });
    return { status: response.statusCode, body: response.body === '' ? null : response.json() };
  });

async function serve(handler: McpHttpHandler, request: FastifyRequest, publicUrl: string): Promise<Response> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, [value].flat().join(', '));
  const takesStream = headers.get('accept')?.includes(STREAM) ?? false;
  headers.set('accept', `application/json, ${STREAM}`);
  const { method, body: parsedBody } = request;
  const asked = new Request(`${publicUrl}/mcp`, { method, headers });
  const response = await handler.fetch(asked, parsedBody === undefined ? {} : { parsedBody });
  return takesStream ? response : await unwrap(response, Array.isArray(parsedBody));
}

/** The SDK answers older clients by a stream of messages; a client that takes no streams gets the answers as JSON. */
async function unwrap(response: Response, isBatch: boolean): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith(STREAM)) return response;
  const messages = Array.from((await response.text()).matchAll(/^data: (.+)$/gm), ([, message]) => message);
  const body = isBatch ? `[${messages.join(',')}]` : (messages.at(-1) ?? 'null');
  return new Response(body, { status: response.status, headers: { 'content-type': 'application/json' } });
}

import type { FastifyReply } from 'fastify';
import type { Endpoint, Input, Output } from '#contract/endpoint.ts';
import type { App } from './app-type.ts';
import type { Context, PersonActor, UserActor, VisitorActor } from '../context.ts';
import type { RouteExceptions } from './origin-check.ts';
import { anyContext, userContext } from './session.ts';
import { readInput } from './validate-input.ts';

type MemberOf<E extends Endpoint> = E['scope'] extends 'personOnly' ? PersonActor : UserActor;
type CallerOf<E extends Endpoint> = E['access'] extends 'user' ? MemberOf<E> : MemberOf<E> | VisitorActor;
export type Verb<E extends Endpoint> = (
  ctx: Context<CallerOf<E>>,
  input: Input<E>,
  reply: FastifyReply,
) => Promise<Output<E>>;

/** Serves an endpoint with a verb: checks access, validates the input, calls the verb, sends the output. */
export function handle<const E extends Endpoint>(app: App, endpoint: E, verb: Verb<E>): void {
  app.endpoints.push(endpoint);
  const { public: isPublic = false, scope } = endpoint;
  const config: RouteExceptions = { public: isPublic, body: endpoint.body ? 'json' : 'none', scope };
  app.http.route({
    method: endpoint.method,
    url: endpoint.path,
    config,
    async handler(request, reply) {
      const ctx = endpoint.access === 'user' ? userContext(app, request) : anyContext(app, request);
      const output = await verb(ctx as Context<CallerOf<E>>, readInput(endpoint, request), reply);
      reply.header('cache-control', 'no-store');
      return endpoint.output ? reply.status(endpoint.status ?? 200).send(output) : reply.status(204).send();
    },
  });
}

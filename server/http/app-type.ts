import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Base } from '../context.ts';

/** The HTTP application. `endpoints` records every endpoint, for OpenAPI and for 405 responses. */
export type App = { readonly http: FastifyInstance; readonly base: Base; readonly endpoints: Endpoint[] };

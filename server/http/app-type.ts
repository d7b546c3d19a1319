import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Base } from '../context.ts';

/** The HTTP side. Routes are added to it, and it remembers every endpoint for OpenAPI and for wrong methods. */
export type App = { readonly http: FastifyInstance; readonly base: Base; readonly endpoints: Endpoint[] };

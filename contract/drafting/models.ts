import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** Where the server runs, from the user's point of view: on their own machine, or elsewhere. */
export const modelPlace = z.enum(['here', 'server']);
export type ModelPlace = z.output<typeof modelPlace>;

/** The price per million tokens, in US dollars. */
export const modelPrice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('listed'),
    inputUsd: z.number(),
    outputUsd: z.number(),
    /** The date of the provider's price list. */
    asOf: z.string(),
  }),
  /** A model that runs on the server's own machine. */
  z.object({ kind: z.literal('free'), place: modelPlace }),
  z.object({ kind: z.literal('unknown') }),
]);
export type ModelPrice = z.output<typeof modelPrice>;

/** Display names of the programs that serve local models. */
export const MODEL_PROGRAMS = { ollama: 'Ollama', lmStudio: 'LM Studio' } as const;
export type ModelProgram = keyof typeof MODEL_PROGRAMS;

const foundModel = z.object({
  /** The model's name in the model settings. */
  id: z.string(),
  /** The size on disk; null if the program does not report it. */
  sizeBytes: z.nullable(z.number()),
  /** Parameter count and quantization, such as `8B · Q4_K_M`; may be empty. */
  detail: z.string(),
  /** True if the program forwards requests to its vendor's servers. */
  runsElsewhere: z.boolean(),
});
export type FoundModel = z.output<typeof foundModel>;

const foundServer = z.object({
  program: z.enum(['ollama', 'lmStudio']),
  baseUrl: z.string(),
  /**
   * `absent`: no program listens. `silent`: timed out. `locked`: requires a key. `strange`: another program answered.
   * `notAllowed`: model calls may not reach it, so we did not try.
   */
  state: z.enum(['found', 'absent', 'silent', 'locked', 'strange', 'notAllowed']),
  models: z.array(foundModel),
});
export type FoundServer = z.output<typeof foundServer>;

export const findModels = endpoint({
  method: 'POST',
  path: '/api/settings/model/find',
  summary: 'Find Ollama and LM Studio on the server’s machine, and list their models',
  access: 'user',
  scope: 'personOnly',
  output: z.object({ place: modelPlace, servers: z.array(foundServer) }),
  errors: ['UNAUTHORIZED', 'RATE_LIMITED'],
});

import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** Whose machine the server runs on, for somebody who asks: their own, or another. */
export const modelPlace = z.enum(['here', 'server']);
export type ModelPlace = z.output<typeof modelPlace>;

/** What a model takes for a million tokens, in US dollars. */
export const modelPrice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('listed'),
    inputUsd: z.number(),
    outputUsd: z.number(),
    /** The day on which the provider's list said so. */
    asOf: z.string(),
  }),
  /** It runs on the server's own machine. */
  z.object({ kind: z.literal('free'), place: modelPlace }),
  z.object({ kind: z.literal('unknown') }),
]);
export type ModelPrice = z.output<typeof modelPrice>;

/** The programs that serve models on a machine of one's own, as they call themselves. */
export const MODEL_PROGRAMS = { ollama: 'Ollama', lmStudio: 'LM Studio' } as const;
export type ModelProgram = keyof typeof MODEL_PROGRAMS;

const foundModel = z.object({
  /** What the model settings take as its name. */
  id: z.string(),
  /** On disk; null where the program does not say. */
  sizeBytes: z.nullable(z.number()),
  /** Its parameters and how they are stored, such as `8B · Q4_K_M`; may be empty. */
  detail: z.string(),
  /** The program passes it on to servers of its maker. */
  runsElsewhere: z.boolean(),
});
export type FoundModel = z.output<typeof foundModel>;

const foundServer = z.object({
  program: z.enum(['ollama', 'lmStudio']),
  /** The base URL for the model settings. */
  baseUrl: z.string(),
  /**
   * `absent`: nothing listens there. `silent`: it took too long. `locked`: it wants a key. `strange`: what listens
   * there is something else. `notAllowed`: the user's model calls do not reach it, so it was not asked.
   */
  state: z.enum(['found', 'absent', 'silent', 'locked', 'strange', 'notAllowed']),
  models: z.array(foundModel),
});
export type FoundServer = z.output<typeof foundServer>;

export const findModels = endpoint({
  method: 'POST',
  path: '/api/settings/model/find',
  summary: 'Look for Ollama and LM Studio on the machine that this server runs on, and list their models',
  access: 'user',
  output: z.object({ place: modelPlace, servers: z.array(foundServer) }),
  errors: ['UNAUTHORIZED', 'RATE_LIMITED'],
});

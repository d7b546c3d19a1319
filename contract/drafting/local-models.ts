import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { byId } from '../fields.ts';

const localModelState = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('absent') }),
  z.object({ kind: z.literal('downloading'), received: z.number(), total: z.number() }),
  /** Paused by the user, a restart or a broken connection; the message says which. */
  z.object({
    kind: z.literal('paused'),
    received: z.number(),
    total: z.number(),
    message: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal('ready'), sha256: z.string(), bytes: z.number() }),
  /** A failed download leaves no partial file. */
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type LocalModelState = z.output<typeof localModelState>;

const localModel = z.object({
  /** The model's name in the model settings, with provider `local`. */
  id: z.string(),
  name: z.string(),
  /** Null for a file the operator added. */
  facts: z.nullable(
    z.object({
      maker: z.string(),
      license: z.string(),
      languages: z.string(),
      contextTokens: z.number(),
      repository: z.string(),
      file: z.string(),
      source: z.string(),
    }),
  ),
  bytes: z.number(),
  ramBytes: z.number(),
  state: localModelState,
});
export type LocalModel = z.output<typeof localModel>;

const runtimeState = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('absent') }),
  z.object({ kind: z.literal('installing'), seconds: z.int() }),
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);

const localModels = z.object({
  /** False if the operator disabled local models. */
  isOffered: z.boolean(),
  /** True for the installation's owner, who manages models for all users. */
  mayChange: z.boolean(),
  models: z.array(localModel),
  /** Why the model list is unavailable. */
  problem: z.nullable(z.string()),
  /** The program that runs models, installed with the first one. */
  runtime: runtimeState,
  /** The model that is loaded in memory. */
  running: z.nullable(
    z.object({
      id: z.string(),
      state: z.enum(['loading', 'ready', 'answering']),
      /** The speed, measured on the model's last answer. */
      tokensPerSecond: z.nullable(z.number()),
      memoryBytes: z.number(),
      waiting: z.int(),
    }),
  ),
  /** Null for all users but the installation's owner. */
  machine: z.nullable(z.object({ freeDiskBytes: z.number(), ramBytes: z.number() })),
});
export type LocalModelList = z.output<typeof localModels>;

export const listLocalModels = endpoint({
  method: 'GET',
  path: '/api/local-models',
  summary: 'Models this server can download and run, with their progress',
  access: 'user',
  scope: 'read',
  output: localModels,
  errors: ['UNAUTHORIZED'],
});

export const downloadLocalModel = endpoint({
  method: 'POST',
  path: '/api/local-models/:id/download',
  summary: 'Download a model, or resume its download, and install the runtime if it is missing',
  access: 'user',
  scope: 'personOnly',
  params: byId,
  output: localModels,
  errors: ['UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT'],
});

export const pauseLocalModel = endpoint({
  method: 'POST',
  path: '/api/local-models/:id/pause',
  summary: 'Pause a download and keep what has arrived',
  access: 'user',
  scope: 'personOnly',
  params: byId,
  output: localModels,
  errors: ['UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT'],
});

export const removeLocalModel = endpoint({
  method: 'DELETE',
  path: '/api/local-models/:id',
  summary: 'Delete a model or its unfinished download; deleting the last model also removes the runtime',
  access: 'user',
  scope: 'personOnly',
  params: byId,
  output: localModels,
  errors: ['UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT'],
});

export const addOwnModel = endpoint({
  method: 'POST',
  path: '/api/local-models/own',
  summary: 'Use a GGUF file that the operator has put into DATA_DIR/models/own',
  access: 'user',
  scope: 'personOnly',
  body: z.object({ path: z.string().check(z.trim(), z.maxLength(200, 'This file name is too long.')) }),
  output: localModels,
  errors: ['UNAUTHORIZED', 'NOT_FOUND', 'INVALID_INPUT', 'CONFLICT'],
});

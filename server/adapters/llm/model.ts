import type * as z from 'zod/mini';

/** A request to a model. With `schema` the answer is a JSON object; `parse` may accept more than plain JSON. */
export type ModelRequest<T> = {
  system: string;
  prompt: string;
  schema: z.ZodMiniType<T> | null;
  parse?: (text: string) => T | null;
  maxOutputTokens: number;
  signal?: AbortSignal;
  /** Called with the whole text so far, whenever it grows. */
  onText?: (soFar: string) => void;
};

/** Tokens used by all calls of one request. `estimated`: counted from the texts, because the server reported none. */
export type Usage = { inputTokens: number; outputTokens: number; estimated: boolean };

export type FailureReason =
  | 'key'
  | 'quota'
  | 'rateLimited'
  | 'refusal'
  | 'timeout'
  | 'cancelled'
  | 'unreachable'
  | 'notAllowed'
  | 'unparsable'
  | 'cutOff'
  | 'empty'
  | 'serverError'
  | 'notFound';

/** `message` tells the user what happened and what to do. `text` is the partial answer. */
export type ModelFailure = {
  kind: 'failed';
  reason: FailureReason;
  message: string;
  text: string;
  usage: Usage;
  retryAfterMs?: number;
};

export type ModelOutcome<T> = { kind: 'ok'; text: string; value: T | null; usage: Usage } | ModelFailure;

/** A language model. Never throws. Repeats a call only once, to repair invalid JSON. */
export type Model = {
  /** The model's name for users and the log, e.g. `openai/gpt-5`. */
  id: string;
  generate<T>(request: ModelRequest<T>): Promise<ModelOutcome<T>>;
};

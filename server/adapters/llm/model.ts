import type * as z from 'zod/mini';

/** One thing asked of a model. With `schema` the answer is a JSON object; `parse` may be more forgiving than plain JSON. */
export type ModelRequest<T> = {
  system: string;
  prompt: string;
  schema: z.ZodMiniType<T> | null;
  parse?: (text: string) => T | null;
  maxOutputTokens: number;
  signal?: AbortSignal;
  /** The whole text up to now, each time more of it is there. */
  onText?: (soFar: string) => void;
};

/** What was spent, over all calls of one request. `estimated`: the server did not say, so it is counted from the texts. */
export type Usage = { inputTokens: number; outputTokens: number; estimated: boolean };

export type FailureReason =
  | 'key'
  | 'quota'
  | 'rateLimited'
  | 'refusal'
  | 'timeout'
  | 'cancelled'
  | 'unreachable'
  | 'unparsable'
  | 'cutOff'
  | 'empty'
  | 'serverError'
  | 'notFound';

/** `message` is for people: what happened and what to do. `text` is what had come until then. */
export type ModelFailure = {
  kind: 'failed';
  reason: FailureReason;
  message: string;
  text: string;
  usage: Usage;
  retryAfterMs?: number;
};

export type ModelOutcome<T> = { kind: 'ok'; text: string; value: T | null; usage: Usage } | ModelFailure;

/** A language model. Nothing is thrown and nothing is repeated behind the caller's back, but for one repair of bad JSON. */
export type Model = {
  /** What the screens and the records call it, e.g. `openai/gpt-5`. */
  id: string;
  generate<T>(request: ModelRequest<T>): Promise<ModelOutcome<T>>;
};

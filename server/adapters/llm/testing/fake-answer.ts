/** How a fake model server answers one request. */
export type FakeAnswer =
  /** Streams the text in chunks, then finishes; `finish` is the provider's own spelling. */
  | { kind: 'text'; text: string; finish?: string; usage?: 'none' }
  | { kind: 'refusal'; text: string }
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  | { kind: 'streamError'; text: string; error: unknown }
  /** Accepts the request and never answers. */
  | { kind: 'silence' }
  /** Streams the text, then stalls with the connection open. */
  | { kind: 'stall'; text: string }
  /** Streams the text, then resets the connection (`reset`) or ends it as if complete (`close`). */
  | { kind: 'truncated'; text: string; by: 'reset' | 'close' };

export type FakeRequest = {
  path: string;
  headers: Record<string, string | undefined>;
  body: { model?: string; tools?: { name: string }[]; [field: string]: unknown };
  /** True if the request used the protocol's JSON schema option. */
  bySchema: boolean;
  /** The whole prompt as one text. */
  said: string;
};

/** A sequence of answers whose last one repeats, or a function of the request. */
export type FakeScript = readonly FakeAnswer[] | ((request: FakeRequest) => FakeAnswer);

export const FAKE_USAGE = { inputTokens: 25, outputTokens: 10 };

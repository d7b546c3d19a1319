/** What a fake model server does with one request. */
export type FakeAnswer =
  /** The text in pieces, then the end; `finish` as the provider spells it. */
  | { kind: 'text'; text: string; finish?: string; usage?: 'none' }
  | { kind: 'refusal'; text: string }
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  /** An error in the midst of the stream. */
  | { kind: 'streamError'; text: string; error: unknown }
  /** Takes the request and never says a word. */
  | { kind: 'silence' }
  /** The text, and then nothing more, with the line left open. */
  | { kind: 'stall'; text: string }
  /** The text, and then the line goes dead (`reset`), or is closed as if all were well (`close`). */
  | { kind: 'truncated'; text: string; by: 'reset' | 'close' };

export type FakeRequest = {
  path: string;
  headers: Record<string, string | undefined>;
  body: { model?: string; tools?: { name: string }[]; [field: string]: unknown };
  /** Whether the answer is to be JSON by a schema, however the protocol says so. */
  bySchema: boolean;
  /** All that was said to the model, in one text. */
  said: string;
};

/** One answer after the other, the last one for ever; or an answer made for each request. */
export type FakeScript = readonly FakeAnswer[] | ((request: FakeRequest) => FakeAnswer);

export const FAKE_USAGE = { inputTokens: 25, outputTokens: 10 };

/** Messages from the server to the process of a local model, which handles one request at a time. */
export type ToRuntime =
  | { type: 'load'; runtime: string; file: string; contextTokens: number; gpu: boolean }
  | {
      type: 'ask';
      system: string;
      prompt: string;
      /** A JSON schema that constrains the answer as a grammar. */
      schema: Record<string, unknown> | null;
      maxOutputTokens: number;
    }
  | { type: 'cancel' };

export type FromRuntime =
  | { type: 'loaded' }
  | { type: 'text'; text: string }
  | { type: 'answered'; isComplete: boolean; inputTokens: number; outputTokens: number; outputMs: number }
  | { type: 'failed'; message: string }
  /** The memory in use, sent every second. */
  | { type: 'memory'; bytes: number };

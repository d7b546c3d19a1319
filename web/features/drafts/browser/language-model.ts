import { PAGE_ANSWER_MAX } from '#contract/scanning/page-answer.ts';

/** The part of the Prompt API that we use, if the browser has it. */
export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';
type Options = {
  expectedInputs: readonly { type: 'text'; languages: readonly string[] }[];
  expectedOutputs: readonly { type: 'text'; languages: readonly string[] }[];
};
type Monitor = {
  addEventListener(type: 'downloadprogress', listener: (event: { loaded: number }) => void): void;
};
type Session = {
  promptStreaming(
    prompt: string,
    options: { responseConstraint: object; signal: AbortSignal },
  ): ReadableStream<string>;
  destroy(): void;
};
type LanguageModel = {
  availability(options: Options): Promise<Availability>;
  create(options: Options & { signal: AbortSignal; monitor: (monitor: Monitor) => void }): Promise<Session>;
};

const LANGUAGES = ['en', 'es', 'ja'];
const TEXT = [{ type: 'text', languages: LANGUAGES }] as const;
const OPTIONS: Options = { expectedInputs: TEXT, expectedOutputs: TEXT };

const find = (): LanguageModel | null =>
  (globalThis as { LanguageModel?: LanguageModel }).LanguageModel ?? null;

export async function readAvailability(): Promise<Availability> {
  try {
    return (await find()?.availability(OPTIONS)) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}

/** Opens a session, downloading the model first if needed; a download requires a user click. `onProgress`: 0 to 1. */
export async function openSession(
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Session> {
  const model = find();
  if (!model) throw new DOMException('This browser has no model.', 'NotSupportedError');
  return await model.create({
    ...OPTIONS,
    signal,
    monitor: (monitor) => monitor.addEventListener('downloadprogress', ({ loaded }) => onProgress(loaded)),
  });
}

/** Runs a prompt and returns its answer, truncated to what the server accepts. `onText` gets the text so far. */
export async function runPrompt(
  session: Session,
  { prompt, schema }: { prompt: string; schema: object },
  { signal, onText }: { signal: AbortSignal; onText: (soFar: string) => void },
): Promise<string> {
  const reader = session.promptStreaming(prompt, { responseConstraint: schema, signal }).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text = (text + value).slice(0, PAGE_ANSWER_MAX);
    onText(text);
    if (text.length === PAGE_ANSWER_MAX) {
      await reader.cancel();
      return text;
    }
  }
}

const WORDS: Readonly<Record<string, string>> = {
  QuotaExceededError:
    'This is too much text for the model in this browser. Shorten your answers, or use another model.',
  NotSupportedError: 'The model in this browser can’t do this. Use another model.',
  NotAllowedError: 'The browser doesn’t allow its model on this page. Use another model.',
  OperationError: 'The model in this browser stopped. It may lack memory: close other tabs and try again.',
  InvalidStateError: 'The model in this browser stopped. It may lack memory: close other tabs and try again.',
  NetworkError: 'The download of the browser’s model stopped. Check your connection and try again.',
};

/** Says what happened and what to do; null if the error isn't the browser's. */
export function describeFailure(error: unknown): string | null {
  if (!(error instanceof DOMException)) return null;
  return WORDS[error.name] ?? 'The model in this browser failed. Try again, or use another model.';
}

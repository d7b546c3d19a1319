import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FinishReason, LanguageModel } from 'ai';
import type { JsonSchema } from './json-schema.ts';

export type Question = {
  system: string;
  prompt: string;
  format: JsonSchema | null;
  maxOutputTokens: number;
  signal: AbortSignal;
  /** Called whenever the server sends anything, even reasoning. */
  onOutput: () => void;
  onText: (soFar: string) => void;
};

/** The result of one call. With an `error`, `text` is what arrived before it. */
export type Answer = {
  text: string;
  finish: FinishReason | null;
  /** The server ended the stream with a finish reason. */
  complete: boolean;
  inputTokens: number | undefined;
  outputTokens: number | undefined;
  /** True if the server sent at least one stream event. */
  began: boolean;
  error: { cause: unknown } | null;
};

export const emptyAnswer = (): Answer => ({
  text: '',
  finish: null,
  complete: false,
  inputTokens: undefined,
  outputTokens: undefined,
  began: false,
  error: null,
});
export const failedAnswer = (cause: unknown): Answer => ({ ...emptyAnswer(), error: { cause } });

/** A longer text cannot be an answer to our prompts. */
const MAX_TEXT_LENGTH = 100_000;
/** Buffered parts are read without a pause, which blocks the event loop, so we pause after this many. */
const PARTS_AT_ONCE = 100;

/** One streamed call to a model. Never retries, never throws. */
export async function askOnce(model: LanguageModel, question: Question): Promise<Answer> {
  const answer = emptyAnswer();
  const over = new AbortController();
  const signal = AbortSignal.any([question.signal, over.signal]);
  try {
    await readStream(model, { ...question, signal }, answer);
  } catch (cause) {
    answer.error ??= { cause };
  } finally {
    // The library keeps reading a stream after its consumer has stopped.
    over.abort();
  }
  return answer;
}

async function readStream(model: LanguageModel, question: Question, answer: Answer): Promise<void> {
  const { streamText, Output } = await import('ai');
  const { stream } = streamText({
    model,
    instructions: question.system,
    prompt: question.prompt,
    maxOutputTokens: question.maxOutputTokens,
    abortSignal: question.signal,
    maxRetries: 0,
    telemetry: { isEnabled: false },
    include: { rawChunks: true },
    // The default handler prints every error.
    onError: () => undefined,
    // We parse the text ourselves; the library would re-parse all of it with every chunk.
    ...(question.format && {
      output: {
        ...Output.text(),
        responseFormat: Promise.resolve({ type: 'json' as const, schema: question.format }),
      },
    }),
  });
  let parts = 0;
  for await (const part of stream) {
    if (++parts % PARTS_AT_ONCE === 0) await nextTurn();
    if (part.type === 'raw' || part.type === 'ping') {
      answer.began = true;
      question.onOutput();
    } else if (part.type === 'text-delta') {
      answer.text += part.text;
      question.onText(answer.text);
      if (answer.text.length > MAX_TEXT_LENGTH) {
        Object.assign(answer, { finish: 'length', complete: true });
        return;
      }
    } else if (part.type === 'error') {
      answer.error ??= { cause: part.error };
    } else if (part.type === 'finish') {
      answer.finish = part.finishReason;
      answer.complete = part.rawFinishReason !== undefined;
      answer.inputTokens = part.totalUsage.inputTokens;
      answer.outputTokens = part.totalUsage.outputTokens;
    }
  }
}

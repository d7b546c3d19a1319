import type { FinishReason, LanguageModel } from 'ai';
import type { JsonSchema } from './json-schema.ts';

type Question = {
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
  /** Whether the server sent at least one event of a model's stream. */
  began: boolean;
  error: { cause: unknown } | null;
};

/** A longer text cannot be an answer to our prompts. */
const MAX_TEXT_LENGTH = 400_000;

/** One streamed call to a model. Never retries, never throws. */
export async function askOnce(model: LanguageModel, question: Question): Promise<Answer> {
  const answer: Answer = {
    text: '',
    finish: null,
    complete: false,
    inputTokens: undefined,
    outputTokens: undefined,
    began: false,
    error: null,
  };
  try {
    await readStream(model, question, answer);
  } catch (cause) {
    answer.error ??= { cause };
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
  for await (const part of stream) {
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

import { availableParallelism, constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FromRuntime, ToRuntime } from './runtime-messages.ts';

/** The parts of node-llama-cpp 3.21 that we use. It isn't a dependency, so its types aren't available. */
type Runtime = {
  getLlama(options: object): Promise<Llama>;
  LlamaChatSession: new (options: object) => ChatSession;
};
type Llama = {
  loadModel(options: { modelPath: string }): Promise<LlamaModel>;
  createGrammarForJsonSchema(schema: unknown): Promise<object>;
};
type LlamaModel = {
  trainContextSize: number;
  tokenize(text: string): readonly unknown[];
  createContext(options: object): Promise<{ contextSize: number; getSequence(): Sequence }>;
};
type MeterState = object;
type Sequence = {
  tokenMeter: {
    getState(): MeterState;
    diff(since: MeterState): { usedInputTokens: number; usedOutputTokens: number };
  };
  clearHistory(): Promise<void>;
};
type ChatSession = {
  promptWithMeta(prompt: string, options: object): Promise<{ stopReason: string }>;
  dispose(options: { disposeSequence: boolean }): void;
};

type Loaded = { runtime: Runtime; llama: Llama; model: LlamaModel; sequence: Sequence; contextSize: number };
type Load = Extract<ToRuntime, { type: 'load' }>;
type Ask = Extract<ToRuntime, { type: 'ask' }>;

const TEMPERATURE = 0.7;
/** The tokens that a chat template adds. */
const TEMPLATE_TOKENS = 100;
const FEWEST_ANSWER_TOKENS = 200;
const MEMORY_EVERY_MS = 1_000;
const MOST_THREADS = 8;

/** More threads than free cores would block each other in busy loops; one core stays with the server. */
const THREADS = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));

const send = (message: FromRuntime) => void process.send?.(message);

async function load({ runtime: folder, file, contextTokens, gpu }: Load): Promise<Loaded> {
  const entry = join(folder, 'node_modules', 'node-llama-cpp', 'dist', 'index.js');
  const runtime = (await import(pathToFileURL(entry).href)) as Runtime;
  const llama = await runtime.getLlama({
    gpu: gpu ? 'auto' : false,
    build: 'never',
    maxThreads: THREADS,
    logLevel: 'warn',
    logger: (_level: string, text: string) => void process.stderr.write(`${text}\n`),
  });
  const model = await llama.loadModel({ modelPath: file });
  const contextSize = Math.min(contextTokens, model.trainContextSize);
  const context = await model.createContext({ contextSize, threads: THREADS });
  return { runtime, llama, model, sequence: context.getSequence(), contextSize: context.contextSize };
}

/** The grammar supports `oneOf`; our schemas use `anyOf`. */
const forGrammar = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"anyOf":', '"oneOf":'));

/** The tokens left for the answer. The runtime would silently truncate a prompt that is too long. */
function findRoom({ model, contextSize }: Loaded, { system, prompt }: Ask): number {
  const used = model.tokenize(system + prompt).length + TEMPLATE_TOKENS;
  if (contextSize - used >= FEWEST_ANSWER_TOKENS) return contextSize - used;
  throw new Error(`the request has ${used} tokens, and the model takes ${contextSize} with its answer`);
}

async function answer(loaded: Loaded, question: Ask, signal: AbortSignal): Promise<void> {
  const { runtime, llama, sequence } = loaded;
  const maxTokens = Math.min(question.maxOutputTokens, findRoom(loaded, question));
  const grammar = question.schema && (await llama.createGrammarForJsonSchema(forGrammar(question.schema)));
  const session = new runtime.LlamaChatSession({ contextSequence: sequence, systemPrompt: question.system });
  const before = sequence.tokenMeter.getState();
  let startedAt: number | null = null;
  try {
    const { stopReason } = await session.promptWithMeta(question.prompt, {
      ...(grammar && { grammar }),
      maxTokens,
      temperature: TEMPERATURE,
      budgets: { thoughtTokens: 0 },
      signal,
      onTextChunk(text: string) {
        startedAt ??= performance.now();
        send({ type: 'text', text });
      },
    });
    const { usedInputTokens, usedOutputTokens } = sequence.tokenMeter.diff(before);
    send({
      type: 'answered',
      isComplete: stopReason !== 'maxTokens',
      inputTokens: usedInputTokens,
      outputTokens: usedOutputTokens,
      outputMs: startedAt === null ? 0 : performance.now() - startedAt,
    });
  } finally {
    session.dispose({ disposeSequence: false });
    await sequence.clearHistory();
  }
}

let loaded: Loaded | undefined;
let current = new AbortController();

async function handle(message: ToRuntime): Promise<void> {
  if (message.type === 'cancel') return current.abort();
  try {
    if (message.type === 'load') {
      loaded = await load(message);
      return send({ type: 'loaded' });
    }
    if (!loaded) throw new Error('no model is loaded');
    current = new AbortController();
    await answer(loaded, message, current.signal);
  } catch (error) {
    send({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

// Low priority, because the server keeps answering users meanwhile.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Exits because the server has exited.
process.on('disconnect', () => process.exit());
process.on('message', (message: ToRuntime) => void handle(message));
setInterval(() => send({ type: 'memory', bytes: process.memoryUsage.rss() }), MEMORY_EVERY_MS);

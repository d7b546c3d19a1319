import { type Answer, emptyAnswer, type Question } from '../llm/ask-once.ts';
import { buildJsonPrompt } from '../llm/json-schema.ts';
import type { Clock } from '../clock.ts';
import { formatGigabytes } from './check-room.ts';
import type { Environment } from './install-runtime.ts';
import { LocalModelError } from './local-model-error.ts';
import { startRuntimeChild, type RuntimeChild } from './runtime-child.ts';
import type { FromRuntime } from './runtime-messages.ts';

export type LocalModelFile = { id: string; path: string; memoryBytes: number };

export type RunningModel = {
  id: string;
  state: 'loading' | 'ready' | 'answering';
  /** Speed of the last answer; null before the first. */
  tokensPerSecond: number | null;
  memoryBytes: number;
  waiting: number;
};

export type LocalModelRunner = {
  ask(file: LocalModelFile, question: Question): Promise<Answer>;
  running(): RunningModel | null;
  /** Ends the process if it runs this model, or any model if `id` is omitted. */
  unload(id?: string): Promise<void>;
};

type Options = {
  clock: Clock;
  script: string;
  runtimeFolder: string;
  environment: Environment;
  onCrash: (detail: { signal: string | null; output: string }) => void;
};

const IDLE_MS = 5 * 60_000;
const CANCEL_MS = 5_000;
const MOST_WAITING = 4;
const CONTEXT_TOKENS = 8_192;

type Listener = { onMessage: (message: FromRuntime) => void; onEnd: (error: LocalModelError) => void };
type Running = {
  file: LocalModelFile;
  child: RuntimeChild;
  memoryBytes: number;
  isLoaded: boolean;
  /** True if we ended the process on purpose. */
  isStopped: boolean;
  tooLarge: boolean;
  listener: Listener | null;
  ended: Promise<void>;
};

/** Runs one model in a child process, one request at a time. Ends the process when idle. */
export function createLocalModelRunner({
  clock,
  script,
  runtimeFolder,
  environment,
  onCrash,
}: Options): LocalModelRunner {
  let current: Running | null = null;
  let tokensPerSecond: number | null = null;
  let isAnswering = false;
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  let stopIdleTimer = () => {};

  function start(file: LocalModelFile): Running {
    const end = Promise.withResolvers<void>();
    const child = startRuntimeChild(script, environment, {
      onMessage(message) {
        if (message.type !== 'memory') return running.listener?.onMessage(message);
        running.memoryBytes = message.bytes;
        running.tooLarge = message.bytes > file.memoryBytes;
        if (running.tooLarge) child.kill();
      },
      onEnd(signal) {
        if (current === running) current = null;
        if (!running.isStopped) onCrash({ signal, output: child.lastOutput() });
        running.listener?.onEnd(wordEnd(running, signal));
        end.resolve();
      },
    });
    const running: Running = {
      file,
      child,
      memoryBytes: 0,
      isLoaded: false,
      isStopped: false,
      tooLarge: false,
      listener: null,
      ended: end.promise,
    };
    return running;
  }

  async function unload(id?: string): Promise<void> {
    stopIdleTimer();
    const running = current;
    if (!running || (id !== undefined && running.file.id !== id)) return;
    running.isStopped = true;
    running.child.kill();
    await running.ended;
  }

  /** The next message that `pick` accepts. Rejects if the process ends or reports a failure. */
  function receive<T>(running: Running, pick: (message: FromRuntime) => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      running.listener = {
        onEnd: reject,
        onMessage(message) {
          if (message.type === 'failed')
            return reject(new LocalModelError('serverError', wordFailed(running, message)));
          const picked = pick(message);
          if (picked !== undefined) resolve(picked);
        },
      };
    });
  }

  async function load(file: LocalModelFile): Promise<Running> {
    if (current && (current.isStopped || current.file.path !== file.path)) await unload();
    if (current?.isLoaded) return current;
    const running = (current ??= start(file));
    const loaded = receive(running, (message) => message.type === 'loaded' || undefined);
    // The build for Apple silicon runs on the GPU only.
    const gpu = process.platform === 'darwin' && process.arch === 'arm64';
    running.child.send({
      type: 'load',
      runtime: runtimeFolder,
      file: file.path,
      contextTokens: CONTEXT_TOKENS,
      gpu,
    });
    try {
      await loaded;
    } catch (error) {
      await unload();
      throw error;
    }
    running.isLoaded = true;
    return running;
  }

  async function answerNow(file: LocalModelFile, question: Question, answer: Answer): Promise<void> {
    const { signal, format, system, prompt, maxOutputTokens } = question;
    stopIdleTimer();
    isAnswering = true;
    let stopCancelTimer = () => {};
    // A process that ignores a cancellation or is still loading is killed.
    const onAbort = () => {
      current?.child.send({ type: 'cancel' });
      stopCancelTimer = clock.after(CANCEL_MS, () => void unload());
    };
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      const running = await load(file);
      signal.throwIfAborted();
      const answered = receive(running, (message) => {
        if (message.type === 'text') {
          answer.began = true;
          answer.text += message.text;
          question.onOutput();
          question.onText(answer.text);
        }
        return message.type === 'answered' ? message : undefined;
      });
      running.child.send({
        type: 'ask',
        system: format ? `${system}\n\n${buildJsonPrompt(format)}` : system,
        prompt,
        schema: format,
        maxOutputTokens,
      });
      const { isComplete, inputTokens, outputTokens, outputMs } = await answered;
      Object.assign(answer, {
        complete: true,
        finish: isComplete ? 'stop' : 'length',
        inputTokens,
        outputTokens,
      });
      if (outputMs > 0) tokensPerSecond = Math.round((outputTokens / outputMs) * 10_000) / 10;
    } finally {
      signal.removeEventListener('abort', onAbort);
      stopCancelTimer();
      isAnswering = false;
      if (current) current.listener = null;
      stopIdleTimer = clock.after(IDLE_MS, () => void unload());
    }
  }

  return {
    unload,
    async ask(file, question) {
      const answer = emptyAnswer();
      const before = last;
      const turn = Promise.withResolvers<void>();
      try {
        if (waiting >= MOST_WAITING) throw new LocalModelError('rateLimited', BUSY);
        last = turn.promise;
        waiting++;
        await waitFor(before, question.signal).finally(() => waiting--);
        await answerNow(file, question, answer);
      } catch (cause) {
        answer.error = { cause };
      } finally {
        void before.then(turn.resolve);
      }
      return answer;
    },
    running() {
      if (!current) return null;
      const state = !current.isLoaded ? 'loading' : isAnswering ? 'answering' : 'ready';
      return { id: current.file.id, state, tokensPerSecond, memoryBytes: current.memoryBytes, waiting };
    },
  };
}

/** Rejects when the signal is aborted, even if it already was. */
async function waitFor(turn: Promise<void>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const left = Promise.withResolvers<never>();
  const onAbort = () => left.reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  await Promise.race([turn, left.promise]).finally(() => signal.removeEventListener('abort', onAbort));
}

const BUSY = 'The local model has several requests waiting. Try again in a minute.';

function wordEnd({ file, tooLarge, isLoaded }: Running, signal: NodeJS.Signals | null): LocalModelError {
  const message = tooLarge
    ? `The local model needed more than ${formatGigabytes(file.memoryBytes)} of memory and was stopped. Choose a smaller one.`
    : signal === 'SIGKILL'
      ? 'The local model was stopped, perhaps because memory ran out. Try again, or choose a smaller one.'
      : isLoaded
        ? 'The local model stopped unexpectedly. Try again.'
        : 'The local model couldn’t be started. Try again, or choose another one.';
  return new LocalModelError('serverError', message);
}

const wordFailed = ({ isLoaded }: Running, { message }: { message: string }): string =>
  `The local model ${isLoaded ? 'couldn’t answer' : 'couldn’t be loaded'}: ${message.replace(/\s+/g, ' ').slice(0, 200)}`;

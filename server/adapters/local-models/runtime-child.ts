import { type ChildProcess, fork } from 'node:child_process';
import type { Environment } from './install-runtime.ts';
import type { FromRuntime, ToRuntime } from './runtime-messages.ts';

export type RuntimeChild = {
  pid: number | undefined;
  send(message: ToRuntime): void;
  kill(): void;
  /** The last lines of its output, for the log. */
  lastOutput(): string;
};

export type ChildEvents = {
  onMessage: (message: FromRuntime) => void;
  onEnd: (signal: NodeJS.Signals | null) => void;
};

/** The heap limit in MB; the model's weights are outside this heap. */
const FLAGS = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=256'];
const LONGEST_OUTPUT = 2_000;
const PASSED_ON = /^(home|systemroot|te?mp|tmpdir)$/i;

/** Starts the process of a local model, without our settings and secrets. */
export function startRuntimeChild(
  script: string,
  environment: Environment,
  { onMessage, onEnd }: ChildEvents,
): RuntimeChild {
  const child: ChildProcess = fork(script, [], {
    execArgv: FLAGS,
    env: Object.fromEntries(Object.entries(environment).filter(([name]) => PASSED_ON.test(name))),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let output = '';
  child.stderr
    ?.setEncoding('utf8')
    .on('data', (text: string) => (output = (output + text).slice(-LONGEST_OUTPUT)));
  child.on('message', (message: FromRuntime) => onMessage(message));
  child.once('error', () => onEnd(null));
  child.once('exit', (_code, signal) => onEnd(signal));
  return {
    pid: child.pid,
    // Sending to a process that has just exited fails; its exit is reported anyway.
    send: (message) => void child.send(message, () => undefined),
    kill: () => void child.kill('SIGKILL'),
    lastOutput: () => output.trim(),
  };
}

import { spawn } from 'node:child_process';

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null, output: string }} Ended */
/** @typedef {{ cwd: string, env?: NodeJS.ProcessEnv }} Place */

const FORWARDED = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @type {((signal: NodeJS.Signals) => void) | undefined} */
let passOn;
/** @type {NodeJS.Signals | undefined} */
let stoppedBy;

/** Ends this process the way the signal would have. @param {NodeJS.Signals} signal */
const dieBy = (signal) => {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
};

/** From here on signals reach the running child first; without one they end the launcher. */
export const forwardSignals = () => {
  for (const signal of FORWARDED)
    process.on(signal, () => {
      stoppedBy = signal;
      if (passOn) passOn(signal);
      else dieBy(signal);
    });
};

/** @param {import('node:child_process').ChildProcess} child @param {(signal: NodeJS.Signals) => void} kill
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null }>} */
const untilEnd = async (child, kill) => {
  passOn = kill;
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => resolve({ code, signal }));
    });
  } finally {
    passOn = undefined;
  }
};

/** Runs a step, shown or kept as output. It gets a process group of its own, so that a signal reaches its children too;
 * a launcher that was told to stop goes no further.
 * @param {string} file @param {string[]} args @param {Place & { shown?: boolean }} place @returns {Promise<Ended>} */
export const runStep = async (file, args, { shown, ...place }) => {
  const io = shown ? 'inherit' : 'pipe';
  const child = spawn(file, args, { ...place, detached: true, stdio: ['ignore', io, io] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = await untilEnd(child, (signal) => killGroup(child.pid, signal));
  if (stoppedBy) {
    killGroup(child.pid, 'SIGKILL');
    dieBy(stoppedBy);
    await new Promise(() => {});
  }
  return { ...ended, output };
};

/** @param {number | undefined} pid @param {NodeJS.Signals} signal */
const killGroup = (pid, signal) => {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // The group is already gone.
  }
};

/** Hands the terminal to the command itself, and ends as it ends.
 * @param {string} file @param {string[]} args @param {Place} place */
export const runToTheEnd = async (file, args, place) => {
  const child = spawn(file, args, { ...place, stdio: 'inherit' });
  const { code, signal } = await untilEnd(child, (sent) => child.kill(sent));
  if (signal) dieBy(signal);
  else process.exitCode = code ?? 1;
};

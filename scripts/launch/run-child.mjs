import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null, output: string }} Ended */
/** @typedef {{ cwd: string, env?: NodeJS.ProcessEnv }} Place */

const FORWARDED = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Sends a signal to each running child. @type {Set<(signal: NodeJS.Signals) => void>} */
const running = new Set();
/** @type {NodeJS.Signals | undefined} */
let stoppedBy;

/** Exits with the shell's code for the signal; exit handlers still run. @param {NodeJS.Signals} signal
 * @returns {never} */
const endBy = (signal) => process.exit(128 + constants.signals[signal]);

/** From now on, running children get signals first; without a child, a signal ends the launcher. */
export const forwardSignals = () => {
  for (const signal of FORWARDED)
    process.on(signal, () => {
      stoppedBy = signal;
      if (running.size === 0) endBy(signal);
      for (const send of running) send(signal);
    });
};

/** @param {import('node:child_process').ChildProcess} child @param {(signal: NodeJS.Signals) => void} kill
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null }>} */
const untilEnd = async (child, kill) => {
  running.add(kill);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => resolve({ code, signal }));
    });
  } finally {
    running.delete(kill);
  }
};

/** Runs a step and shows or captures its output, in its own process group so that signals reach its children.
 * After a signal the launcher exits here. `runner`: a test runner.
 * @param {string} file @param {string[]} args @param {Place & { shown?: boolean, runner?: boolean }} place
 * @returns {Promise<Ended>} */
export const runStep = async (file, args, { shown, runner, ...place }) => {
  const io = shown ? 'inherit' : 'pipe';
  const child = spawn(file, args, { ...place, detached: true, stdio: ['ignore', io, io] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  // Test runners only clean up on SIGINT.
  const ended = await untilEnd(child, (signal) => killGroup(child.pid, runner ? 'SIGINT' : signal));
  if (stoppedBy) {
    killGroup(child.pid, 'SIGKILL');
    // The last child to end ends the launcher.
    if (running.size > 0) await new Promise(() => {});
    endBy(stoppedBy);
  }
  return { ...ended, output };
};

/** @param {number | undefined} pid @param {NodeJS.Signals} signal */
const killGroup = (pid, signal) => {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // The process group has already ended.
  }
};

/** Hands the terminal to the command. After a signal, the launcher exits as the command does.
 * @param {string} file @param {string[]} args @param {Place} place */
export const runOnce = async (file, args, place) => {
  const child = spawn(file, args, { ...place, stdio: 'inherit' });
  const ended = await untilEnd(child, (sent) => child.kill(sent));
  if (stoppedBy) process.exit(ended.code ?? 128 + constants.signals[ended.signal ?? stoppedBy]);
  return ended;
};

/** Runs the command and exits as it does. @param {string} file @param {string[]} args @param {Place} place */
export const runAndExit = async (file, args, place) => {
  const { code, signal } = await runOnce(file, args, place);
  if (signal) endBy(signal);
  else process.exitCode = code ?? 1;
};

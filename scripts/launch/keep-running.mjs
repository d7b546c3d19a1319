import { setTimeout as wait } from 'node:timers/promises';
import { runOnce } from './run-child.mjs';
import { say } from './say.mjs';

/** The server's exit code for a start error, which a restart would not fix (EX_CONFIG of sysexits.h). */
const STARTED_WRONGLY = 78;
const WITHIN_MS = 10 * 60_000;
const MOST_RESTARTS = 5;
const FIRST_WAIT_MS = 1_000;

/**
 * How long to wait before the next start, or null after too many crashes. `crashedAt`:
 * the times of the crashes, on the same clock as `now`.
 * @param {number[]} crashedAt @param {number} now @returns {number | null}
 */
export const decideRestart = (crashedAt, now) => {
  const recent = crashedAt.filter((at) => now - at < WITHIN_MS).length;
  return recent > MOST_RESTARTS ? null : FIRST_WAIT_MS * 2 ** (recent - 1);
};

/** Runs a server and restarts it after a crash; the new one resumes interrupted work.
 * @param {string} file @param {string[]} args @param {import('./run-child.mjs').Place} place */
export const keepRunning = async (file, args, place) => {
  /** @type {number[]} */
  const crashedAt = [];
  for (;;) {
    const { code, signal } = await runOnce(file, args, place);
    if (code === 0 || code === STARTED_WRONGLY) return void (process.exitCode = code);
    crashedAt.push(performance.now());
    const waitMs = decideRestart(crashedAt, performance.now());
    const how = `Threadwell ended unexpectedly (${signal ?? `code ${code}`})`;
    if (waitMs === null) {
      say(
        `${how}, the ${MOST_RESTARTS + 1}th time within ten minutes, so it will not be restarted. See the log above.`,
      );
      return void (process.exitCode = code ?? 1);
    }
    say(`${how}. Restarting in ${waitMs / 1000} s.`);
    await wait(waitMs);
  }
};

/** Reports progress on standard error; standard output belongs to the command. @param {string} text */
export const say = (text) => void process.stderr.write(`${text}\n`);

/** Exits with a message and no stack trace: what is wrong and what to do. */
export class Stop extends Error {}

/** Reports that work is running, every ten seconds, and how long it took. @template T
 * @param {string} doing @param {string} done @param {() => Promise<T>} work @returns {Promise<T>} */
export const reportWhile = async (doing, done, work) => {
  const startedAt = Date.now();
  const seconds = () => `${Math.max(1, Math.round((Date.now() - startedAt) / 1000))} s`;
  say(`${doing} ...`);
  const timer = setInterval(() => say(`  still running, ${seconds()}`), 10_000);
  try {
    const result = await work();
    say(`${done} in ${seconds()}.`);
    return result;
  } finally {
    clearInterval(timer);
  }
};

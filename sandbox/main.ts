import { startSandbox } from './start-sandbox.ts';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function wholeNumber(name: string, otherwise: number, low: number, high: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (Number.isInteger(value) && value >= low && value <= high) return value;
  return fail(`${name} has to be a whole number from ${low} to ${high}; it is "${text}".`);
}

function readStrict(): boolean {
  const text = process.env['SANDBOX_STRICT'] || 'off';
  if (text !== 'on' && text !== 'off') return fail(`SANDBOX_STRICT is on or off; it is "${text}".`);
  return text === 'on';
}

function explain(problem: unknown, port: number, folder: string): string {
  const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
  const text = problem instanceof Error ? problem.message : String(problem);
  if (code === 'EADDRINUSE')
    return `The sandbox cannot start: port ${port} is taken. Set SANDBOX_PORT to a free one.`;
  if (code === 'EACCES' && text.includes('listen'))
    return `The sandbox cannot start: port ${port} is not allowed. Set SANDBOX_PORT above 1023.`;
  return `The sandbox cannot start: its store in ${folder} cannot be opened (${text}). Set DATA_DIR to a folder it may write to.`;
}

async function main(): Promise<void> {
  const port = wholeNumber('SANDBOX_PORT', 3001, 0, 65_535);
  const seed = wholeNumber('SANDBOX_SEED', 1, 0, 2 ** 31);
  const callsPerMinute = wholeNumber('REDDIT_QPM', 100, 1, 1_000_000);
  const folder = process.env['DATA_DIR'] || './data';
  const settings = { strict: readStrict(), callsPerMinute };
  const starting = startSandbox({ port, seed, folder, settings });

  // Whoever started this may change their mind before it is up.
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void starting.then((sandbox) => sandbox.stop()).then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);

  const sandbox = await starting.catch((problem: unknown) => fail(explain(problem, port, folder)));
  console.log(`The sandbox community is ready at ${sandbox.url}`);
}

await main();

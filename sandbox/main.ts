import { startSandbox } from './start-sandbox.ts';

// Only our own user may read the sandbox's files.
process.umask(0o077);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readWholeNumber(name: string, fallback: number, low: number, high: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= low && value <= high) return value;
  return fail(`${name} must be a whole number from ${low} to ${high}, not "${text}".`);
}

function readSwitch(name: string): boolean {
  const text = process.env[name] || 'off';
  if (text !== 'on' && text !== 'off') return fail(`${name} must be on or off, not "${text}".`);
  return text === 'on';
}

function explain(problem: unknown, port: number, folder: string): string {
  const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
  const text = problem instanceof Error ? problem.message : String(problem);
  if (code === 'EADDRINUSE')
    return `The sandbox cannot start: port ${port} is taken. Set SANDBOX_PORT to a free one.`;
  if (code === 'EACCES' && text.includes('listen'))
    return `The sandbox cannot start: it may not listen on port ${port}. Set SANDBOX_PORT above 1023.`;
  return `The sandbox cannot start: its store in ${folder} cannot be opened (${text}). Set DATA_DIR to a writable folder.`;
}

async function main(): Promise<void> {
  const port = readWholeNumber('SANDBOX_PORT', 3001, 0, 65_535);
  const seed = readWholeNumber('SANDBOX_SEED', 1, 0, 2 ** 31);
  const callsPerMinute = readWholeNumber('REDDIT_QPM', 100, 1, 1_000_000);
  const folder = process.env['DATA_DIR'] || './data';
  const settings = { strict: readSwitch('SANDBOX_STRICT'), callsPerMinute };
  const answersQuickly = readSwitch('SANDBOX_QUICK');
  const starting = startSandbox({ port, seed, folder, settings, answersQuickly });

  // The stop signal may arrive before the sandbox is ready.
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
  console.log(`The sandbox is ready at ${sandbox.url}`);
}

await main();

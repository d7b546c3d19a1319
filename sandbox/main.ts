import { ConfigError, readConfig } from './config.ts';
import { startSandbox } from './start-sandbox.ts';

// Only our own user may read the sandbox's files.
process.umask(0o077);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

type Config = ReturnType<typeof readConfig>;

function readOwnConfig(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.message);
    throw error;
  }
}

function explain(problem: unknown, { port, folder }: Config): string {
  const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
  const text = problem instanceof Error ? problem.message : String(problem);
  if (code === 'EADDRINUSE')
    return `The sandbox cannot start: port ${port} is taken. Set SANDBOX_PORT to a free one.`;
  if (code === 'EACCES' && text.includes('listen'))
    return `The sandbox cannot start: it may not listen on port ${port}. Set SANDBOX_PORT above 1023.`;
  return `The sandbox cannot start: its store in ${folder} cannot be opened (${text}). Set DATA_DIR to a writable folder.`;
}

async function main(): Promise<void> {
  const config = readOwnConfig();
  const starting = startSandbox(config);

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

  const sandbox = await starting.catch((problem: unknown) => fail(explain(problem, config)));
  console.log(`The sandbox is ready at ${sandbox.url}`);
}

await main();

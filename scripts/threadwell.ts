import { parseArgs } from 'node:util';
import { ApiError } from '../contract/api/call-api.ts';
import { callOverHttp } from './cli/call-over-http.ts';
import type { Command } from './cli/command.ts';
import { COMMANDS } from './cli/commands.ts';
import { completionFor } from './cli/completion.ts';
import { describeUsage } from './cli/describe-usage.ts';
import { logIn } from './cli/log-in.ts';
import { printable, printableJson } from './cli/printable.ts';
import { readServer } from './cli/read-server.ts';
import { UsageError } from './cli/usage-error.ts';

/** `threadwell COMMAND …` works with a running Threadwell through its HTTP API. */
async function run([name = 'help', ...args]: string[]): Promise<void> {
  if (name === 'help' || [name, ...args].includes('--help')) return console.log(describeUsage());
  const command = Object.hasOwn(COMMANDS, name) && COMMANDS[name];
  if (command) return await runCommand(command, args);
  if (name === 'login') return await logIn(args);
  if (name === 'mcp') return void (await import('./mcp.ts'));
  if (name === 'completion') return console.log(completionFor(args[0]));
  throw new UsageError(`There is no command “${name}”.`);
}

async function runCommand({ options, maxArguments, run: runIt }: Command, args: string[]): Promise<void> {
  const all = { ...options, json: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args, options: all, allowPositionals: true });
  const extra = positionals[maxArguments];
  if (extra !== undefined)
    throw new UsageError(
      `Unexpected argument “${extra}”. Repeat the option for each value, and quote texts with spaces.`,
    );
  const { json = false, ...given } = values;
  const { data, text, failed = false } = await runIt(callOverHttp(await readServer()), given, positionals);
  console.log(json ? printableJson(data) : printable(text));
  if (failed) process.exitCode = 1;
}

// The program that reads our output, such as `head`, may close the pipe early.
process.stdout.on('error', () => process.exit());
try {
  await run(process.argv.slice(2));
} catch (error) {
  const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
  if (!isUsage && !(error instanceof ApiError)) throw error;
  const fields = error instanceof ApiError ? Object.values(error.body.fields ?? {}) : [];
  const message = error instanceof ApiError ? error.body.message : error.message;
  for (const line of new Set([message, ...fields.slice(1)])) console.error(printable(line));
  if (isUsage) console.error('See: threadwell help');
  process.exitCode = isUsage ? 2 : 1;
}

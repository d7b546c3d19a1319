import { COMMANDS } from './commands.ts';

const OTHERS = [
  ['login [URL]', 'Save the address of a Threadwell and an API key'],
  ['mcp', 'Serve the Model Context Protocol on standard input and output'],
  ['completion bash|zsh|fish', 'Print a completion script'],
] as const;

export const COMMAND_NAMES = [...Object.keys(COMMANDS), 'login', 'mcp', 'completion', 'help'];

export function describeUsage(): string {
  const own = Object.values(COMMANDS).map(({ usage, summary }) => [usage, summary] as const);
  const lines = [...own, ...OTHERS].map(([usage, summary]) => `  threadwell ${usage}\n      ${summary}`);
  return [
    'Usage:',
    ...lines,
    'Repeat options marked with …: -r saas -r webdev. Every command that calls the API takes --json.',
  ].join('\n');
}

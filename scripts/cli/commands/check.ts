import { preflightDraft } from '../../../contract/preflight.ts';
import { type Command, text } from '../command.ts';
import { readText } from '../read-text.ts';
import { UsageError } from '../usage-error.ts';

export const check: Command = {
  usage: 'check FILE -r NAME [--type post|comment]',
  summary: 'Check a text against a community’s rules; exit code 1 if it is blocked',
  options: { subreddit: { type: 'string', short: 'r' }, type: { type: 'string' } },
  maxArguments: 1,
  run: async (call, values, [file]) => {
    const name = text(values, 'subreddit');
    if (!file || !name) throw new UsageError('Give a file and a community: threadwell check FILE -r NAME');
    const type = text(values, 'type');
    const checked = await call(preflightDraft, { name, ...(type && { type }), ...(await readText(file)) });
    const lines = checked.findings.map(({ severity, text: problem, quote, remedy }) =>
      [`${severity}: ${problem}`, quote && `“${quote}”`, remedy].filter(Boolean).join(' '),
    );
    return {
      data: checked,
      text: [`${checked.verdict} for r/${name}`, ...lines].join('\n'),
      failed: checked.verdict === 'blocked',
    };
  },
};

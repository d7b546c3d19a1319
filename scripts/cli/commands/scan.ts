import { scanThreads, SCAN_DEFAULTS } from '../../../contract/scanner.ts';
import { type Command, list, number } from '../command.ts';

export const scan: Command = {
  usage: 'scan -r NAME… [-k WORD…] [--hours N] [--min-score N]',
  summary: 'Scan communities for threads worth answering',
  options: {
    subreddit: { type: 'string', short: 'r', multiple: true },
    keyword: { type: 'string', short: 'k', multiple: true },
    hours: { type: 'string' },
    'min-score': { type: 'string' },
  },
  maxArguments: 0,
  run: async (call, values) => {
    const filters = {
      maxAge: number(values, 'hours', SCAN_DEFAULTS.maxAge),
      minScore: number(values, 'min-score', SCAN_DEFAULTS.minScore),
    };
    const subreddits = list(values, 'subreddit');
    const { result } = await call(scanThreads, { subreddits, keywords: list(values, 'keyword'), filters });
    const { scannedCount, newOpportunities, problem } = result;
    const text = [`Threads read: ${scannedCount}, new: ${newOpportunities}.`, problem];
    return { data: result, text: text.filter(Boolean).join('\n') };
  },
};

import { listOpportunities, DEFAULT_MIN_SCORE } from '../../../contract/scanner.ts';
import { type Command, number, text } from '../command.ts';

export const opportunities: Command = {
  usage: 'opportunities [-r NAME] [--min-score N] [-n N]',
  summary: 'List the threads that scans found, best first',
  options: {
    subreddit: { type: 'string', short: 'r' },
    'min-score': { type: 'string' },
    limit: { type: 'string', short: 'n' },
  },
  maxArguments: 0,
  run: async (call, values) => {
    const subreddit = text(values, 'subreddit');
    const query = {
      score_min: number(values, 'min-score', DEFAULT_MIN_SCORE),
      ...(subreddit && { subreddit }),
    };
    const found = (await call(listOpportunities, query)).slice(0, number(values, 'limit', 20));
    const lines = found.map(
      (each) => `${each.score}  ${each.id}  r/${each.subreddit}  ${each.title}\n    ${each.url}`,
    );
    return { data: found, text: lines.join('\n') || 'No threads yet. Run threadwell scan.' };
  },
};

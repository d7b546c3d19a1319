import type { Preflight } from '#contract/preflight.ts';

/** The answer to the question in the page's title. */
export function describeAnswer({ verdict, findings }: Preflight): { answer: string; text: string } {
  const count = findings.filter(({ severity }) => severity === 'warning').length;
  const missing = findings.find(({ code }) => code === 'SUBREDDIT_NOEXIST');
  if (missing)
    return {
      answer: 'There is no such subreddit.',
      text: 'Nothing can be posted there, so there are no rules to check.',
    };
  if (findings.some(({ code }) => code === 'RULES_UNKNOWN'))
    return {
      answer: 'We can’t tell.',
      text:
        'We couldn’t read its rules: it may not exist, or no account is connected here yet to read them ' +
        'with. Below is what holds anywhere.',
    };
  if (verdict === 'blocked')
    return { answer: 'It probably would.', text: 'It breaks a rule of this subreddit.' };
  if (verdict === 'warned')
    return {
      answer: 'It might.',
      text: count === 1 ? 'Look at one thing before you post.' : `Look at ${count} things before you post.`,
    };
  return {
    answer: 'We found no rule that this breaks.',
    text: 'That is no promise: moderators decide, not every rule is written down, and we can’t weigh every one that is.',
  };
}

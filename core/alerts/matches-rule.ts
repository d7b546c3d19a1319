import type { EventType } from '#contract/alerts/alert-fields.ts';
import type { RuleForm } from '#contract/alerts/rules.ts';
import type { EventFacts } from './alert-event.ts';

export type RuleFilter = Pick<
  RuleForm,
  'events' | 'minScore' | 'subreddits' | 'intents' | 'keywords' | 'postId'
>;

/** A filter applies only to events that have such a fact: an account has no subreddit, a post no score. */
export function matchesRule(rule: RuleFilter, type: EventType, facts: EventFacts): boolean {
  return (
    rule.events.includes(type) &&
    (facts.score === undefined || facts.score >= (rule.minScore ?? 0)) &&
    (facts.subreddit === undefined || isAmong(rule.subreddits, [facts.subreddit])) &&
    (facts.intent === undefined || isAmong(rule.intents, [facts.intent])) &&
    (facts.keywords === undefined || isAmong(rule.keywords, facts.keywords)) &&
    (rule.postId == null || rule.postId === facts.postId)
  );
}

/** True if no list is given, or one of the values is in it. */
function isAmong(wanted: readonly string[] | null | undefined, values: readonly string[]): boolean {
  if (!wanted?.length) return true;
  const keys = new Set(wanted.map((each) => each.toLowerCase()));
  return values.some((value) => keys.has(value.toLowerCase()));
}

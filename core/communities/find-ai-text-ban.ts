import type { PostType } from '#contract/posts.ts';
import { type GivenRule, readRules } from './read-rules.ts';

type PlacedRule = GivenRule & { appliesTo: 'all' | 'link' | 'comment' };

/** The rule by which a community takes no such text written with AI, in its own words; null where there is none. */
export function findAiTextBan(rules: readonly PlacedRule[], type: PostType): string | null {
  const kind = type === 'comment' ? 'comment' : 'link';
  const holding = rules.filter(({ appliesTo }) => appliesTo === 'all' || appliesTo === kind);
  return readRules(holding, null).because.aiTextBan ?? null;
}

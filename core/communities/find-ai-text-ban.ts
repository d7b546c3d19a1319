import type { PostType } from '#contract/posts.ts';
import { type WrittenRule, readRules } from './read-rules.ts';

type ScopedRule = WrittenRule & { appliesTo: 'all' | 'link' | 'comment' };

/** The rule that bans texts of this type written with AI, in the community's own words; null when there is none. */
export function findAiTextBan(rules: readonly ScopedRule[], type: PostType): string | null {
  const kind = type === 'comment' ? 'comment' : 'link';
  const applying = rules.filter(({ appliesTo }) => appliesTo === 'all' || appliesTo === kind);
  return readRules(applying, null).because.aiTextBan ?? null;
}

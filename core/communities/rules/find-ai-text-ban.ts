import type { PostType } from '#contract/posts.ts';
import type { ScopedRule } from './find-scopes.ts';
import { readRulesRecord } from './read-rules-record.ts';

/** The rule that bans AI-written text of this post type, quoted; null if there is none. */
export function findAiTextBan(rules: readonly ScopedRule[], type: PostType): string | null {
  const kind = type === 'comment' ? 'comment' : 'link';
  const applying = rules.filter(({ appliesTo }) => appliesTo === 'all' || appliesTo === kind);
  const { aiText, quotes } = readRulesRecord({ rules: applying });
  return aiText === 'banned' ? (quotes.aiText ?? null) : null;
}

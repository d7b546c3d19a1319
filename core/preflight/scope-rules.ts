import { applyCorrections } from '#core/communities/rules/correction.ts';
import { findOnlyThread } from '#core/communities/rules/find-own-thread.ts';
import { readRules } from '#core/communities/rules/read-rules.ts';
import type { KnownRules } from './subject.ts';

/** The rules that apply to posts, and those that apply to comments. */
export type ScopedRules = { posts: KnownRules; comments: KnownRules };

export const scopeRules = (known: KnownRules): ScopedRules => ({
  posts: scopeTo(known, 'link'),
  comments: scopeTo(known, 'comment'),
});

/** What was corrected by hand applies to both, and so does a rule that leaves promotion one thread and no other place. */
function scopeTo(known: KnownRules, kind: 'link' | 'comment'): KnownRules {
  const applying = known.rules.filter(
    (rule) => rule.appliesTo === 'all' || rule.appliesTo === kind || findOnlyThread([rule]) !== null,
  );
  if (applying.length === known.rules.length) return known;
  const scoped = readRules(applying, known.requirements);
  return { ...known, rules: applying, reading: applyCorrections(scoped, known.reading.corrections) };
}

import { applyCorrections } from '#core/communities/rules/correction.ts';
import { findApplicableRules } from '#core/communities/rules/find-scopes.ts';
import { readRules } from '#core/communities/rules/read-rules.ts';
import type { KnownRules } from './subject.ts';

/** The rules for posts, and those for comments. */
export type ScopedRules = { posts: KnownRules; comments: KnownRules };

export const scopeRules = (known: KnownRules): ScopedRules => ({
  posts: scopeTo(known, 'link'),
  comments: scopeTo(known, 'comment'),
});

/** Corrections apply to posts and comments. */
function scopeTo(known: KnownRules, kind: 'link' | 'comment'): KnownRules {
  const applying = findApplicableRules(known.rules, kind);
  if (applying.length === known.rules.length && applying.every((rule, at) => rule === known.rules[at]))
    return known;
  const scoped = readRules(applying, known.requirements);
  return { ...known, rules: applying, reading: applyCorrections(scoped, known.reading.corrections) };
}

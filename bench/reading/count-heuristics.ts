import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Product code that reads English by hand: patterns, word lists, and what decides by them. */
const READS = [
  'core/communities/rules/**',
  'core/mentions/**',
  'core/drafts/{claims,tells}/**',
  'core/drafts/enforce/{find-*,judge-sentence,write-closing}.ts',
  'core/opportunities/scoring/{find-keywords,judge-*,to-plain-prose,apply-skips}.ts',
  'core/opportunities/{is-only-about-product,advise-on-reply}.ts',
  'core/preflight/{find-claims,find-remaining-condition,check-site-rules}.ts',
  'core/discovery/{community-words,score-shared-words}.ts',
  'core/websites/find-facts.ts',
  'core/clip/find-own-post.ts',
  'core/text/{everyday-words,guess-language,stem-words,remove-negated}.ts',
  'reading/*/{read,find-features,features,rule-sentence,settle,score,classify,create-guesser}.ts',
];
/** These word what was read. */
const WORDS = ['describe-*', 'compare-records', 'correction', 'rules-question', 'rules-record'].map(
  (name) => `core/communities/rules/${name}.ts`,
);

/** Lines of heuristics by folder. */
export function countHeuristics(reads: readonly string[] = READS): Map<string, number> {
  const lines = new Map<string, number>();
  for (const file of globSync(reads, { exclude: WORDS })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const folder = dirname(file);
    lines.set(folder, (lines.get(folder) ?? 0) + readFileSync(file, 'utf8').split('\n').length - 1);
  }
  return lines;
}

import { NO_REQUIREMENTS, type PostRequirements } from '../post-requirements.ts';
import { chooseReadable } from './choose-readable.ts';
import { findUnread } from './find-unread.ts';
import { readRule, type WrittenRule } from './read-rule.ts';
import { findReadable, toRecord } from './read-rules-record.ts';
import type { Correction, RulesRecord } from './rules-record.ts';

/** What a community's written rules and its requirements mean for one text. */
export type RulesReading = RulesRecord & {
  /** Sentences with conditions for promotion besides days, a quota and disclosure. */
  conditions: string[];
  /** The title begins with one of these, e.g. "[Q]". */
  titleTags: string[];
  requirements: PostRequirements;
  sourceText: string[];
  /** False where the rules are in a language that we do not read. */
  isInEnglish: boolean;
  /** Which parts of the rules were not read, in words. */
  unread: string[];
  /** What a person put right; the fields already say so. */
  corrections: Correction[];
};

/** The text of a link is no tag. */
const TAG = /\[[^\][]{1,30}\](?!\()/g;

/** The record of a community's rules, with what else a writer has to know of them. */
export function readRules(
  rules: readonly WrittenRule[],
  requirements: PostRequirements | null,
): RulesReading {
  const readable = findReadable({ rules, requirements });
  const findings = readable.flatMap(readRule);
  const record = toRecord(readable, findings);
  const sourceText = rules.map(({ name, text }) => (text ? `${name}: ${text}` : name));
  return {
    ...record,
    conditions: findings.flatMap((each) =>
      each.about === 'promotion' && each.value === 'limited' && each.isConditioned ? [each.quote] : [],
    ),
    titleTags: record.aiText === 'tag' ? findTags(rules, record.quotes.aiText ?? '') : [],
    requirements: requirements ?? NO_REQUIREMENTS,
    sourceText,
    isInEnglish: rules.length === 0 || chooseReadable(rules).length > 0,
    unread: findUnread(rules, requirements),
    corrections: [],
  };
}

/** The tags in the sentence itself; only where it has none, those in the rest of its rule. */
function findTags(rules: readonly WrittenRule[], quote: string): string[] {
  const inQuote = quote.match(TAG);
  if (inQuote) return inQuote;
  const rest = rules.filter(({ name, text }) => name.includes(quote) || text.includes(quote));
  return rest.flatMap(({ text }) => text.match(TAG) ?? []);
}

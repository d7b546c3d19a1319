import { NO_REQUIREMENTS, type PostRequirements } from '../post-requirements.ts';
import { selectEnglish } from './select-english.ts';
import { findUnread } from './find-unread.ts';
import { readRule, type WrittenRule } from './read-rule.ts';
import { findReadable, toRecord } from './read-rules-record.ts';
import type { Correction, RulesRecord } from './rules-record.ts';

/** Everything we read from a community's rules and requirements. */
export type RulesReading = RulesRecord & {
  /** Sentences with promotion conditions other than days, a quota and disclosure. */
  conditions: string[];
  /** A tag required at the start of the title, such as "[Q]". */
  titleTags: string[];
  requirements: PostRequirements;
  sourceText: string[];
  /** False if the rules are in another language. */
  isInEnglish: boolean;
  /** Descriptions of the parts of the rules that were not read. */
  unread: string[];
  /** Corrections by users, already applied to the fields. */
  corrections: Correction[];
};

/** Matches a tag in brackets, but not the text of a Markdown link. */
const TAG = /\[[^\][]{1,30}\](?!\()/g;

/** Reads a community's rules record, plus the details an author needs. */
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
    isInEnglish: rules.length === 0 || selectEnglish(rules).length > 0,
    unread: findUnread(rules, requirements),
    corrections: [],
  };
}

/** The tags in the sentence, or else the tags in the rest of its rule. */
function findTags(rules: readonly WrittenRule[], quote: string): string[] {
  const inQuote = quote.match(TAG);
  if (inQuote) return inQuote;
  const rest = rules.filter(({ name, text }) => name.includes(quote) || text.includes(quote));
  return rest.flatMap(({ text }) => text.match(TAG) ?? []);
}

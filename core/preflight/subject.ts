import type { Finding } from '#contract/preflight.ts';
import type { RulesField } from '#contract/rules-record.ts';
import type { Mentions, PublishedText } from '#core/mentions/read-mentions.ts';
import type { FoundClaim } from './find-claims.ts';
import type { Admission } from '#core/communities/admission.ts';
import type { PostRequirements } from '#core/communities/post-requirements.ts';
import type { RulesReading } from '#core/communities/rules/read-rules.ts';
import type { WrittenRule } from '#core/communities/rules/read-rule.ts';
import type { Generated } from '#core/posts/decide-own-words.ts';
import { cutText } from '#core/text/cut-text.ts';
import { formatDate } from './next-allowed.ts';

/** A community's rules and settings, as last read. */
export type KnownRules = {
  reading: RulesReading;
  rules: readonly (WrittenRule & { appliesTo: 'all' | 'link' | 'comment' })[];
  requirements: PostRequirements | null;
  /** Null if the community has not been read yet. */
  admission: Admission | null;
  checkedAt: number;
  /** The moderators' answer to a request for permission. `isOvertaken`: a stricter rule came later. */
  leave: {
    answer: 'asked' | 'granted' | 'refused';
    at: number;
    note: string;
    isOvertaken: boolean;
  } | null;
};

export type CheckedDraft = PublishedText & {
  id: string | null;
  community: string;
  /** The flair's text; null for none. */
  flair: string | null;
  /** The generated text it started from, and when its author confirmed the words as their own. */
  beginning: (Generated & { confirmedAt: number | null }) | null;
};

/** An earlier or planned mention of the product in the community. `isOut`: on the platform, or possibly. */
export type Mention = { id: string; at: number; isOut: boolean };

/** A Reddit account that the workspace posts as; null is unknown. */
export type Member = { username: string; karma: number | null; memberSince: number | null };

export type History = {
  mentions: readonly Mention[];
  /** The workspace's recent contributions anywhere, and how many link to the own site. */
  contributions: { total: number; withOwnLink: number } | null;
  /** True if the author's earlier posts are unknown. */
  isHidden?: true;
};

/** `at`: when the text would be sent. `plannedAt`: its position among planned mentions. */
export type Moment = { now: number; at: number; plannedAt: number; timeZone: string | null };

/** The input of every check. `rules` are those for this type of text. */
export type Subject = {
  draft: CheckedDraft;
  /** True if the user posts through the platform's own form. */
  isByHand: boolean;
  /** `isKnown`: a name or website lets us recognize mentions. */
  product: { label: string | null; isKnown: boolean; mentions: Mentions };
  /** Claims in the text that its author has not confirmed. */
  claims: readonly FoundClaim[];
  rules: KnownRules;
  members: readonly Member[];
  history: History;
  moment: Moment;
};

export const productName = ({ product }: Subject): string => product.label ?? 'your product';

const LONGEST_FACT = 120;
export const describeMention = (subject: Subject): string => {
  const { fact } = subject.product.mentions;
  return fact === null
    ? `mentions ${productName(subject)}`
    : `repeats a fact about ${productName(subject)}: “${cutText(fact, LONGEST_FACT)}”`;
};

type Said = Partial<Pick<Finding, 'quote' | 'nextAt' | 'isOfDay'>> & {
  /** Set if a person corrected the parsed rules. */ corrected?: string;
};
const finding =
  (severity: Finding['severity']) =>
  (
    code: Finding['code'],
    text: string,
    remedy: string,
    { quote = null, nextAt = null, isOfDay, corrected }: Said = {},
  ): Finding => ({
    severity,
    code,
    text: corrected ? `${text} ${corrected}` : text,
    quote,
    remedy,
    nextAt,
    ...(isOfDay && { isOfDay }),
  });

export const block = finding('block');
export const warning = finding('warning');
export const note = finding('note');
/** Rules for posts don't apply to comments, and vice versa. */
export const kindPhrase = ({ type }: CheckedDraft): string =>
  type === 'comment' ? ' in comments' : ' in posts';

/** The source of a field: the community's sentence, or a correction. */
export function citeField({ reading }: KnownRules, field: RulesField): Said {
  const correction = reading.corrections.find((each) => each.field === field);
  if (correction)
    return { corrected: `You corrected this on ${formatDate(correction.at)}: ${correction.reason}` };
  return { quote: reading.quotes[field] ?? null };
}

import type { Finding } from '#contract/preflight.ts';
import type { RulesField } from '#contract/rules-record.ts';
import type { Mentions, Published } from '#core/mentions/read-mentions.ts';
import type { FoundClaim } from './find-claims.ts';
import type { Admission } from '#core/communities/admission.ts';
import type { PostRequirements } from '#core/communities/post-requirements.ts';
import type { RulesReading } from '#core/communities/rules/read-rules.ts';
import type { WrittenRule } from '#core/communities/rules/read-rule.ts';
import type { Generated } from '#core/posts/decide-own-words.ts';
import { cutText } from '#core/text/cut-text.ts';
import { nameDate } from './next-allowed.ts';

/** What a community says of itself, as it was read last. */
export type KnownRules = {
  reading: RulesReading;
  rules: readonly (WrittenRule & { appliesTo: 'all' | 'link' | 'comment' })[];
  requirements: PostRequirements | null;
  /** Null where the community itself was not read yet. */
  admission: Admission | null;
  checkedAt: number;
  /** What the moderators answered when they were asked for leave. `isOvertaken`: a stricter rule came after it. */
  leave: {
    answer: 'asked' | 'granted' | 'refused';
    at: number;
    note: string;
    isOvertaken: boolean;
  } | null;
};

export type CheckedDraft = Published & {
  id: string | null;
  community: string;
  /** What its flair says; null for none. */
  flair: string | null;
  /** The generated text it began as, and when its author confirmed the words as their own. */
  beginning: (Generated & { confirmedAt: number | null }) | null;
};

/** An earlier or planned mention of the product in the community. `isOut`: on the platform, or possibly. */
export type Mention = { id: string; at: number; isOut: boolean };

/** A Reddit account that the workspace posts as; null is unknown. */
export type Member = { username: string; karma: number | null; memberSince: number | null };

export type History = {
  mentions: readonly Mention[];
  /** The last contributions of the workspace anywhere, and how many link to the own site. */
  contributions: { total: number; withOwnLink: number } | null;
  /** Nobody knows here what the author posted before. */
  isHidden?: true;
};

/** `at` is when the text would go out, `plannedAt` its place among planned ones. */
export type Moment = { now: number; at: number; plannedAt: number; timeZone: string | null };

/** All that one check looks at. `rules` are those that apply to this type of text. */
export type Subject = {
  draft: CheckedDraft;
  /** Whether a person posts it in the platform's own form. */
  isByHand: boolean;
  /** `isKnown`: a name or a website tells what a mention is. */
  product: { label: string | null; isKnown: boolean; mentions: Mentions };
  /** What the text claims and its author has not confirmed. */
  claims: readonly FoundClaim[];
  rules: KnownRules;
  members: readonly Member[];
  history: History;
  moment: Moment;
};

export const nameOf = ({ product }: Subject): string => product.label ?? 'your product';

const LONGEST_FACT = 120;
/** What a text does, so that it counts as a mention. */
export const mentionIn = (subject: Subject): string => {
  const { fact } = subject.product.mentions;
  return fact === null
    ? `mentions ${nameOf(subject)}`
    : `repeats a fact about ${nameOf(subject)}: “${cutText(fact, LONGEST_FACT)}”`;
};

type Said = Partial<Pick<Finding, 'quote' | 'nextAt' | 'isOfDay'>> & {
  /** Where a person put the reading right. */ corrected?: string;
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
/** Rules for posts say nothing of comments, nor the other way round. */
export const inItsKind = ({ type }: CheckedDraft): string =>
  type === 'comment' ? ' in comments' : ' in posts';

/** What a field of the record comes from: the community's sentence, or what a person put in its place. */
export function because({ reading }: KnownRules, field: RulesField): Said {
  const correction = reading.corrections.find((each) => each.field === field);
  if (correction)
    return { corrected: `You corrected this on ${nameDate(correction.at)}: ${correction.reason}` };
  return { quote: reading.quotes[field] ?? null };
}

import { describeRequirements } from './describe-requirements.ts';
import {
  describeFrequency,
  isConditionalPermission,
  listDays,
  listWords,
  promotionCoversLinks,
  sayNoRuleAbout,
} from './describe-value.ts';
import { findScopes, type ScopedRule } from './find-scopes.ts';
import { toPromotionVerdict, VERDICT_SENTENCES } from './promotion-verdict.ts';
import type { RulesField } from '#contract/rules-record.ts';
import type { RulesReading } from './read-rules.ts';
import type { AiTextRule, LinkRule, PromotionRule, RulesRecord } from './rules-record.ts';

/** `stop`: don't post such a text there. `care`: a condition applies. `note`: for information only. */
export type RuleFinding = {
  severity: 'stop' | 'care' | 'note';
  text: string;
  because: string | null;
  /** Why a user corrected this finding. */
  corrected?: string;
};

/** What a community's rules mean for an author, strictest first. */
export function describeRules(rules: RulesReading, written: readonly ScopedRule[] = []): RuleFinding[] {
  const asked = describeRequirements(rules.requirements);
  const found = [
    ...describeFields(rules, written),
    ...asked.map(({ severity, text }) => finding(severity)(text)),
  ];
  const order = ['stop', 'care', 'note'];
  return found.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}

type Said = Pick<RuleFinding, 'severity' | 'text'> | null;
const AI_TEXT: Record<AiTextRule, Said> = {
  banned: { severity: 'stop', text: 'Text written with AI isn’t allowed.' },
  tag: { severity: 'care', text: 'Text written with AI has to be marked.' },
  allowed: { severity: 'note', text: 'Text written with AI is allowed.' },
  unknown: null,
};
const PROMOTION: Record<PromotionRule, Said> = {
  banned: { severity: 'stop', text: VERDICT_SENTENCES.banned },
  permission: { severity: 'care', text: VERDICT_SENTENCES.permission },
  limited: { severity: 'care', text: VERDICT_SENTENCES.limited },
  allowed: { severity: 'note', text: VERDICT_SENTENCES.allowed },
  unclear: { severity: 'care', text: VERDICT_SENTENCES.unclear },
  unknown: null,
};
const LINKS: Record<LinkRule, Said> = {
  banned: { severity: 'stop', text: 'Links aren’t allowed.' },
  limited: { severity: 'care', text: 'Links are allowed with conditions.' },
  allowed: { severity: 'note', text: 'Links are allowed.' },
  unknown: null,
};

/** What a field means for an author. */
function describeField(field: RulesField, record: RulesRecord, isCorrected: boolean): Said {
  const { aiText, promotion, links, days, quotaDays, disclosure } = record;
  const isOnCondition = !isCorrected && isConditionalPermission(field, record);
  switch (field) {
    case 'aiText':
      return isOnCondition ? care('Text written with AI is allowed with conditions.') : AI_TEXT[aiText];
    case 'promotion':
      return PROMOTION[isCorrected ? promotion : toPromotionVerdict(record)];
    case 'links':
      return LINKS[links];
    case 'days':
      return days.length > 0 ? care(`Promotion is for ${listDays(days)} only.`) : null;
    case 'quotaDays':
      return quotaDays === null ? null : care(`Promotion is allowed ${describeFrequency(quotaDays)}.`);
    case 'disclosure':
      return disclosure ? care('Say that what you promote is yours.') : null;
  }
}

const WHERE = { 'posts only': 'In posts', 'comments only': 'In comments' } as const;
const FIELDS = ['aiText', 'promotion', 'links', 'days', 'quotaDays', 'disclosure'] as const;

function describeFields(rules: RulesReading, written: readonly ScopedRule[]): RuleFinding[] {
  const { titleTags } = rules;
  const scopesOf = findScopes(rules, written);
  const of = (field: RulesField): RuleFinding[] => {
    const correction = rules.corrections.find((each) => each.field === field);
    return scopesOf(field).flatMap(({ record, scope }) => {
      const said = describeField(field, record, correction !== undefined);
      if (!said) return [];
      const { severity, text } = said;
      const found: RuleFinding = {
        severity,
        text: scope ? `${WHERE[scope]}, ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text,
        because: record.quotes[field] ?? null,
      };
      return correction ? Object.assign(found, { corrected: correction.reason }) : found;
    });
  };
  const found = [
    ...FIELDS.flatMap(of),
    titleTags.length > 0 && care(`Texts written with AI carry a tag in the title: ${titleTags.join(', ')}.`),
    !rules.isInEnglish && care('These rules aren’t in English, so we can’t read them.'),
    ...rules.unread.map(care),
    rules.isInEnglish && rules.sourceText.length > 0 && findNothingAbout(rules),
  ];
  return found.filter((each) => each !== null && each !== false);
}

/** A subject without a rule may still be forbidden, so we never call it allowed. */
const findNothingAbout = (rules: RulesRecord): RuleFinding | null => {
  const { promotion, links, aiText } = rules;
  const subjects = [
    promotion === 'unknown' && 'promotion',
    links === 'unknown' && !promotionCoversLinks(rules) && 'links',
    aiText === 'unknown' && 'text written with AI',
  ].filter((subject) => subject !== false);
  return subjects.length > 0 ? note(sayNoRuleAbout(listWords(subjects, 'or'))) : null;
};

const finding =
  (severity: RuleFinding['severity']) =>
  (text: string): RuleFinding => ({ severity, text, because: null });
const care = finding('care');
const note = finding('note');

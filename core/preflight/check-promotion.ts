import { showsTextWithLink } from '#core/communities/shows-text-with-link.ts';
import type { Finding } from '#contract/preflight.ts';
import { toIsoTime } from '#contract/fields.ts';
import { listDays, sayNoRuleAbout, statesCondition } from '#core/communities/rules/describe-value.ts';
import type { PromotionRule } from '#core/communities/rules/rules-record.ts';
import { isPromotionalText } from '#core/mentions/is-promotional-text.ts';
import { getVisibleText } from '#core/mentions/read-mentions.ts';
import { findExclusiveThread } from '#core/communities/rules/find-promotion-thread.ts';
import { findRemainingCondition } from './find-remaining-condition.ts';
import { findMentionAfter, findMentionBefore, quotaWindowMs } from './mention-budget.ts';
import { findNextAllowed, formatDate, formatDay, isAllowedDay } from './next-allowed.ts';
import {
  block,
  citeField,
  describeMention,
  kindPhrase,
  note,
  productName,
  type Subject,
  warning,
} from './subject.ts';

const WITHOUT = 'take the mention out';

/** Checks whether, how often and on which days this text may name or link to the product. */
export function checkPromotion(subject: Subject): Finding[] {
  if (!subject.product.mentions.isMentioned) return checkUnnamed(subject);
  const limits = [...checkQuota(subject), ...checkDay(subject)];
  if (subject.rules.leave?.answer === 'refused') return [checkModerators(subject), ...limits];
  const thread = checkThread(subject);
  if (thread.some(({ severity }) => severity === 'block')) return thread;
  if (thread.length > 0) return [...thread, ...limits];
  const isHeld = limits.some(({ severity }) => severity === 'block');
  return [...(isHeld ? [] : checkLeave(subject)), ...limits];
}

/** Moderators treat any offer by its maker as promotion, even without a name. Often only the author knows whether it is one. */
function checkUnnamed({ draft, rules }: Subject): Finding[] {
  const { leave, reading } = rules;
  const isGranted = leave?.answer === 'granted' && !leave.isOvertaken;
  if (isGranted || !LIMITED_VERDICTS.has(reading.promotion)) return [];
  const quote = draft.type === 'comment' ? null : findExclusiveThread(rules.rules);
  const said = quote === null ? citeField(rules, 'promotion') : { quote };
  if (isPromotionalText(getVisibleText(draft)))
    return [
      warning(
        'UNNAMED_OFFER',
        `r/${draft.community} limits promotion, and this text reads like an offer of yours.`,
        'Follow the rule, or leave the offer out.',
        said,
      ),
    ];
  return [
    note(
      'UNNAMED_OFFER',
      reading.promotion === 'unclear'
        ? `${unclearRule(draft)}, and may cover offers without a name.`
        : `r/${draft.community} limits promotion, and that includes offers without a name.`,
      'If this text offers something of yours, follow the rule.',
      said,
    ),
  ];
}

const unclearRule = ({ community }: Subject['draft']): string =>
  `r/${community}’s rule on promotion is unclear`;

export const LIMITED_VERDICTS: ReadonlySet<PromotionRule> = new Set([
  'banned',
  'permission',
  'limited',
  'unclear',
]);

/** A promotion thread rules out posts. We can't tell whether a comment is in that thread. */
function checkThread(subject: Subject): Finding[] {
  const { draft, rules } = subject;
  const { promotion, corrections } = rules.reading;
  const isCorrected = corrections.some(({ field }) => field === 'promotion');
  if ((promotion !== 'limited' && promotion !== 'unclear') || isCorrected) return [];
  if (rules.leave?.answer === 'granted') return [];
  const quote = findExclusiveThread(rules.rules);
  if (quote === null) return [];
  if (draft.type === 'comment')
    return [
      warning(
        'OWN_THREAD',
        `r/${draft.community} takes promotion only in its thread, and this comment ${describeMention(subject)}.`,
        `See that you comment in that thread, or ${WITHOUT}.`,
        { quote },
      ),
    ];
  return [
    block(
      'OWN_THREAD',
      `r/${draft.community} takes promotion only in its thread, and this post ${describeMention(subject)}.`,
      `Comment in the thread instead, or ${WITHOUT}.`,
      { quote },
    ),
  ];
}

function checkLeave(subject: Subject): Finding[] {
  const { draft, rules } = subject;
  const { promotion } = rules.reading;
  switch (promotion) {
    case 'banned':
    case 'permission':
      return [checkModerators(subject)];
    case 'limited':
      return checkCondition(subject);
    case 'unclear':
      return [checkUnclear(subject)];
    case 'unknown':
      return [
        note(
          'NO_RULE',
          sayNoRuleAbout(`promotion${kindPhrase(draft)}`),
          'That doesn’t mean it is welcome: look around first.',
        ),
      ];
    case 'allowed':
      return checkJudged(subject);
  }
}

/** True if promotion depends on a condition that needs human judgment. */
export const isConditional = ({ rules }: Subject): boolean =>
  statesCondition(citeField(rules, 'promotion').quote ?? '');

function checkJudged(subject: Subject): Finding[] {
  const { draft, rules } = subject;
  if (!isConditional(subject)) return [];
  return [
    note(
      'PROMOTION_CONDITION',
      `r/${draft.community} takes promotion on a condition, and this text ${describeMention(subject)}.`,
      'Read the condition and see that this text keeps to it.',
      citeField(rules, 'promotion'),
    ),
  ];
}

/** Skips conditions the text meets. A condition from a correction is left to the author. */
function checkCondition(subject: Subject): Finding[] {
  const { draft, rules } = subject;
  const isCorrected = rules.reading.corrections.some(({ field }) => field === 'promotion');
  const said = isCorrected ? citeField(rules, 'promotion') : findRemainingCondition(subject);
  if (!said) return [];
  return [
    warning(
      'PROMOTION_CONDITION',
      `r/${draft.community} takes promotion on a condition, and this text ${describeMention(subject)}.`,
      'Read the condition and see that this text keeps to it.',
      said,
    ),
  ];
}

/** Even on an allowed weekday and within the quota, the rule may be a ban. */
function checkUnclear(subject: Subject): Finding {
  const { draft, rules } = subject;
  if (rules.leave?.answer === 'granted') return checkModerators(subject);
  return warning(
    'PROMOTION_CONDITION',
    `${unclearRule(draft)}, and this text ${describeMention(subject)}.`,
    'Decide whether it allows this text, or ask the moderators.',
    citeField(rules, 'promotion'),
  );
}

/** A ban, or a need for permission. The moderators' answer to this workspace overrides the rule. */
function checkModerators(subject: Subject): Finding {
  const { draft, rules } = subject;
  const { leave, reading } = rules;
  const community = `r/${draft.community}`;
  const said = citeField(rules, 'promotion');
  if (leave?.answer === 'granted' && leave.isOvertaken)
    return warning(
      'LEAVE_OVERTAKEN',
      `The moderators of ${community} gave you leave on ${formatDate(leave.at)}, and their rule on ` +
        'promotion has become stricter since.',
      'Ask them whether their leave still stands, and record the answer.',
      said,
    );
  if (leave?.answer === 'granted')
    return note(
      'LEAVE_GRANTED',
      `The moderators of ${community} gave you leave on ${formatDate(leave.at)}.${leave.note && ` Your note: ${leave.note}`}`,
      'Keep to what they said.',
      said,
    );
  if (reading.promotion === 'banned')
    return block(
      'PROMOTION_BANNED',
      `${community} takes no promotion, and this text ${describeMention(subject)}.`,
      'Answer without the mention, or ask the moderators.',
      said,
    );
  const [text, remedy] =
    leave?.answer === 'refused'
      ? [`The moderators of ${community} refused on ${formatDate(leave.at)}.`, 'Answer without the mention.']
      : leave?.answer === 'asked'
        ? [
            `The moderators of ${community} haven’t answered yet: you asked on ${formatDate(leave.at)}.`,
            `Wait for their answer, or ${WITHOUT}.`,
          ]
        : [
            `${community} takes promotion only with leave of its moderators, and this text ${describeMention(subject)}.`,
            `Ask the moderators, or ${WITHOUT}.`,
          ];
  return block('ASK_MODERATORS', text, remedy, said);
}

/** An author who names their product should say it is theirs, even if no rule requires it. */
export function checkDisclosure(subject: Subject): Finding[] {
  const { draft, product, rules } = subject;
  if (!product.mentions.isMentioned || product.mentions.isDisclosed) return [];
  const isHidden = draft.type === 'link' && !showsTextWithLink(rules);
  const where = isHidden ? 'in the title or in your first comment' : 'in the text';
  return [
    warning(
      'UNDISCLOSED',
      isHidden
        ? `This post ${describeMention(subject)}, and beside a link r/${draft.community} takes no text ` +
            'that could say that it is yours.'
        : `This text ${describeMention(subject)} and doesn’t say that it is yours.`,
      `Say so ${where}, for example “Disclosure: I work on it.”`,
      rules.reading.disclosure ? citeField(rules, 'disclosure') : {},
    ),
  ];
}

function checkQuota(subject: Subject): Finding[] {
  const { draft, rules, history, moment } = subject;
  const { quotaDays, days } = rules.reading;
  if (quotaDays === null) return [];
  const placed = { id: draft.id, moment, quotaDays };
  const said = citeField(rules, 'quotaDays');
  const window = quotaDays === 1 ? 'a day' : `${quotaDays} days`;
  const often = quotaDays === 1 ? window : `in ${window}`;
  const takes = `r/${draft.community} takes one mention ${often}, counted over all your accounts`;
  if (history.isHidden)
    return [
      warning(
        'QUOTA_UNKNOWN',
        `We can’t see here whether you mentioned ${productName(subject)} before: ${takes}.`,
        `If your last mention there is less than ${window} old, take this one out.`,
        said,
      ),
    ];
  const before = findMentionBefore(history, placed);
  const found: Finding[] = [];
  if (before) {
    const nextAt = nextTime(subject);
    const other = `${before.isOut ? 'the last was on' : 'one is planned for'} ${formatDate(before.at)}`;
    found.push(
      block('QUOTA', `${takes}, and ${other}.`, `Wait until ${formatDate(nextAt)}, or ${WITHOUT}.`, {
        ...said,
        nextAt: toIsoTime(nextAt),
        isOfDay: days.length > 0,
      }),
    );
  }
  const after = findMentionAfter(history, placed);
  if (after && !before)
    found.push(
      warning(
        'LATER_MENTION',
        `Another mention there is planned for ${formatDate(after.at)}, and this one would hold it back.`,
        'Move one of them, or take one of the mentions out.',
        said,
      ),
    );
  return found;
}

function checkDay(subject: Subject): Finding[] {
  const { draft, rules, moment } = subject;
  const { days } = rules.reading;
  if (isAllowedDay(moment.at, days)) return [];
  const nextAt = nextTime(subject);
  return [
    block(
      'WRONG_DAY',
      `r/${draft.community} takes promotion on ${listDays(days)} only, and this would go out on ` +
        `${formatDay(moment.at)}. Days count in UTC.`,
      `Move it to ${formatDay(nextAt)}, or ${WITHOUT}.`,
      { ...citeField(rules, 'days'), nextAt: toIsoTime(nextAt), isOfDay: true },
    ),
  ];
}

/** After this many planned mentions, search behind all of them: an import may plan hundreds. */
const MOST_STEPS = 10;

/** The first time at which this text, with its mention, meets both the quota and the allowed days. */
function nextTime({ draft, rules, history, moment }: Subject): number {
  const { days, quotaDays } = rules.reading;
  const from = (notBefore: number) =>
    findNextAllowed(moment.at, { days, notBefore, timeZone: moment.timeZone });
  if (quotaDays === null) return from(moment.at);
  const mentionBefore = (at: number) =>
    findMentionBefore(history, { id: draft.id, moment: { ...moment, at, plannedAt: at }, quotaDays });
  let nextAt = from(moment.at);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const other = mentionBefore(nextAt);
    if (!other) return nextAt;
    nextAt = from(other.at + quotaWindowMs(quotaDays));
  }
  const last = Math.max(...history.mentions.map(({ at }) => at));
  return from(last + quotaWindowMs(quotaDays));
}

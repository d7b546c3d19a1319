import type { PlatformMode } from '#contract/fields.ts';
import type { Finding } from '#contract/preflight.ts';
import { describePlatform } from '#core/communities/describe-platform.ts';
import { LIMITED_VERDICTS } from './check-promotion.ts';
import { formatDate } from './next-allowed.ts';
import { block, note, type Subject, warning } from './subject.ts';

/** Third-party text that was read longer ago than this is not trusted. */
const FRESH_FOR_MS = 48 * 3_600_000;
const MOST_OWN_SHARE = 0.1;
/** With fewer contributions, the share of links is not meaningful. */
const LEAST_CONTRIBUTIONS = 10;

export const rulesUnknown = (community: string): Finding =>
  warning(
    'RULES_UNKNOWN',
    `The rules of r/${community} couldn’t be read, so this text wasn’t checked against them.`,
    'Read them there before you post.',
  );

export const noCommunity = (community: string, mode: PlatformMode): Finding =>
  block(
    'SUBREDDIT_NOEXIST',
    `There is no r/${community} ${describePlatform(mode)}.`,
    'Check how its name is spelled, or choose another community.',
  );

/** Warns if our reading of the rules is unreliable. */
export function checkReading({ draft, rules, moment }: Subject): Finding[] {
  const found: Finding[] = [];
  if (!rules.reading.isInEnglish)
    found.push(
      warning(
        'RULES_NOT_READ',
        `The rules of r/${draft.community} aren’t in English, so we can’t read them.`,
        'Read them there before you post.',
      ),
    );
  if (moment.now - rules.checkedAt > FRESH_FOR_MS)
    found.push(
      warning(
        'RULES_OLD',
        `The rules of r/${draft.community} were last read on ${formatDate(rules.checkedAt)} and may have changed.`,
        'Look at them there before you post.',
      ),
    );
  return found;
}

/** Without a name or website we can't recognize mentions, so limits on promotion would go unnoticed. */
export function checkProduct({ product, rules }: Subject): Finding[] {
  const { promotion, days, quotaDays } = rules.reading;
  const isLimited = LIMITED_VERDICTS.has(promotion) || days.length > 0 || quotaDays !== null;
  if (product.isKnown || !isLimited) return [];
  return [
    warning(
      'PRODUCT_UNKNOWN',
      'We don’t know your product’s name or website, so we can’t tell whether this mentions it.',
      'State the name in the settings, or give the website with the text.',
    ),
  ];
}

/** Too many links to the own site, across all accounts and communities, look like marketing. */
export function checkOwnLinkShare({ product, history }: Subject): Finding[] {
  const { contributions } = history;
  if (!contributions || product.mentions.ownLinks === 0) return [];
  const total = contributions.total + 1;
  const own = contributions.withOwnLink + 1;
  if (contributions.total < LEAST_CONTRIBUTIONS || own <= total * MOST_OWN_SHARE) return [];
  return [
    warning(
      'OWN_LINK_SHARE',
      `With this, ${own} of your last ${total} contributions link to your own site: ` +
        `${Math.round((100 * own) / total)} %. Moderators take more than 10 % for marketing.`,
      'Leave the link out, or take part without one for a while.',
    ),
  ];
}

export const unknownGates = (): Finding =>
  note(
    'UNKNOWN_GATES',
    'A community may require karma or an account age that it doesn’t state.',
    'If a text vanishes at once, ask the moderators.',
  );

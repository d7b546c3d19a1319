import { anyOf } from '#core/text/any-of.ts';
import { joinAlternatives } from '../vocabulary/mark.ts';
const UNIT = '(?:hours?|hrs?|h|days?|weeks?|fortnights?|months?|quarters?|years?)';
const DAYS_IN: Readonly<Record<string, number>> = {
  h: 1 / 24,
  hr: 1 / 24,
  hour: 1 / 24,
  day: 1,
  daily: 1,
  week: 7,
  weekly: 7,
  fortnight: 14,
  fortnightly: 14,
  biweekly: 14,
  month: 30,
  monthly: 30,
  quarter: 90,
  quarterly: 90,
  year: 365,
  yearly: 365,
  annually: 365,
};
const PERIOD =
  '(?:\\b(?:per|a|an|every|each|in|within|any|in any|in a|in an|within a|within any|for|during a|over|after|' +
  'in the last|in the past|/)\\b|/) ?(?:given |single |calendar |rolling |consecutive |1 )*' +
  `(?:(\\d{1,3}) ?[- ]?)?(?:day period of )?(${UNIT})\\b`;

/** Matches "2 posts per week", "once every 60 days" and "max 1/week". */
const PER_PERIOD = new RegExp(
  '\\b(\\d{1,2})\\b(?! ?(?:days|weeks|months|hours|years|%|percent|karma|thread|minutes))' +
    `(?:[^\\d,;.]|, |\\bor \\d{1,2} ){0,60}?${PERIOD}`,
);
const ADVERB = new RegExp(
  '(?<!\\bnot ?)\\b(\\d{1,2})? ?(?:times? |posts? |ads? )?(daily|weekly|biweekly|fortnightly|monthly|' +
    'quarterly|yearly|annually)\\b',
);
const WAIT = joinAlternatives(`
  every|each|wait(?:ing)?(?: (?:at least|a minimum of))?|leave|minimum of|at least|after|than(?: every)?|apart|
  cooldown of|gap of|pause of|break of|interval of|rest of|wait of`);
/** Matches "Every 30 days", "wait 10 days" and "45 days between two posts". */
const APART = anyOf(
  '',
  new RegExp(
    String.raw`\b(?:${WAIT}) (\d{1,3})[- ]?(?:full )?(${UNIT})\b(?! (?:old|in advance|ahead|prior|beforehand))`,
  ),
  new RegExp(
    String.raw`\b(\d{1,3})[- ]?(${UNIT})\b (?:apart|between|cooldown|break|gap|` +
      String.raw`must (?:pass|lie|elapse|go by)|(?:have|has) (?:passed|elapsed|gone by)|before posting again)`,
  ),
);
const EACH = new RegExp(`\\b(?:than|than 1 time|time|times) (?:a|per|every|each) (${UNIT})\\b`);
const A_UNIT = new RegExp(
  String.raw`\b(wait(?:ing)?(?: at least)?|at least|leave|minimum of|after|gap of) (?:a|an)(?: full| whole)? ` +
    String.raw`(week|month|day|year|quarter|fortnight)\b`,
  'g',
);
/** Matches "A post about your blog every fortnight." */
const A_POST = new RegExp(
  String.raw`\ban? (?:single )?(?=(?:\w+ ){0,2}?(?:posts?|ad|link|mention|plug|submission)\b[^.;,]{0,40}?\b(?:every|` +
    String.raw`each|per) (?:\d+ )?(?:day|week|fortnight|month|quarter|year))`,
  'g',
);
const PER_MEMBER = new RegExp(
  String.raw`\bper (?:member|user|person|account|company|product|vendor|author|poster),?(?: and|,)? ` +
    String.raw`(?=(?:week|month|day|year|quarter)\b)`,
  'g',
);
const EVERY_OTHER_DAY = /\bevery (?:other|2nd|second) \w+day\b/g;
/** Matches how often a thread appears, which is not a quota for authors. */
const OF_A_THREAD = /\b(?:THREAD|there is|created|posted every|runs?|pinned|we (?:have|post|run|make))\b/;
const NOT_A_FREQUENCY = anyOf(
  '',
  /\bdays? (?:old|of (?:activity|membership))|\b(?:of|with) (?:regular )?(?:activity|participation)/,
  /\baccount age|\byounger|\bolder\b/,
  /\b(?:been (?:here|a member|around|subscribed|active)|here for|members? for|joined|with us)\b/,
);

/** Matches "Once you have been here for a month, and then once a week." */
const MEMBERSHIP_ENDS = /,? and (?=(?:then|only|no more|max|at most|ONLY)\b)/;
/** Matches "Per week, one video." */
const PERIOD_FIRST = new RegExp(
  `^(?:per|each|every|in any|in a|a) (?:rolling |calendar |given |1 )?(${UNIT}),? ` +
    '(?:(?:you|members) (?:may|can|get) )?(?:post |share )?(?:at most |up to )?(\\d{1,2})\\b',
);

/** Frequencies per year are counted in months: "twice a year" is every 180 days. */
const YEAR_OF_MONTHS = 360;

const daysOf = (count: string | undefined, unit: string): number => {
  const name = unit.replace(/(?<=\w\w)s$/, '');
  return Number(count ?? 1) * (DAYS_IN[name] ?? 0);
};

/** The days required between two promotions by one author; null if a clause sets none. */
export function readQuota(plain: string, marked: string): number | null {
  const text = plain
    .split(MEMBERSHIP_ENDS)
    .filter((part) => !NOT_A_FREQUENCY.test(part))
    .join(', ')
    .replace(
      /\bevery other (week|month)\b|(?<=\b(?:times?|posts?|than) )every other (day)\b/g,
      (_, unit: string, day: string) => `every 2 ${unit ?? day}s`,
    )
    .replace(/\bevery (?:2nd|second) (day|week|month)\b/g, 'every 2 $1s')
    .replace(/\b(not|never)\b([^.;]{0,60}?)(?<!more than )\b2 times\b/, '$1$2 1 time')
    .replace(A_POST, '1 ')
    .replace(EVERY_OTHER_DAY, 'every 2 weeks')
    .replace(A_UNIT, (_, before: string, unit: string) => `${before} 1 ${unit}`)
    .replace(
      /\b(?:a|an) (week|month|day|year|fortnight) (?=between|apart|in between|must pass|has passed)/g,
      '1 $1 ',
    )
    .replace(PER_MEMBER, 'per ')
    .replace(/\bbi ?weekly\b/g, 'biweekly')
    .replace(/\bhalf a year\b/g, '6 months');
  const ahead = PERIOD_FIRST.exec(text);
  if (ahead?.[1]) return whole(daysOf('1', ahead[1]) / Math.max(1, Number(ahead[2])));
  const perPeriod = PER_PERIOD.exec(text);
  if (perPeriod?.[3]) {
    if (OF_A_THREAD.test(marked) && /\bTHREAD\b[^,;]*(?:every|each|per|a) (?:day|week|month)/.test(marked))
      return null;
    const count = Math.max(1, Number(perPeriod[1]));
    const isYear = count > 1 && perPeriod[2] === undefined && perPeriod[3].startsWith('year');
    return whole((isYear ? YEAR_OF_MONTHS : daysOf(perPeriod[2], perPeriod[3])) / count);
  }
  const apart = APART.exec(text);
  if (apart) return whole(daysOf(apart[1] ?? apart[3], apart[2] ?? apart[4] ?? ''));
  const each = EACH.exec(text);
  if (each?.[1]) return whole(daysOf('1', each[1]));
  const adverb = /\bTHREAD\b/.test(marked) ? null : ADVERB.exec(text);
  if (adverb?.[2]) return whole(daysOf('1', adverb[2]) / Math.max(1, Number(adverb[1] ?? 1)));
  return null;
}

const whole = (days: number): number | null => (days > 0 ? Math.max(1, Math.ceil(days)) : null);

import { anyOf } from '#core/text/any-of.ts';
import type { Clause } from '../clause.ts';
import { joinAlternatives } from '../vocabulary/mark.ts';
import { judgeModality, type Modality } from './judge-modality.ts';
import { needsPermission, sendsToModerators } from './needs-permission.ts';
import { bansUndisclosed, requiresDisclosure } from './find-disclosure.ts';
import { readDays } from './read-days.ts';
import { readQuota } from './read-quota.ts';
import type { PatternVerdict } from '../rules-record.ts';
import type { Weekday } from '../weekdays.ts';

/** How a clause refers to a subject: it names the subject, or answers a question about it. */
export type SubjectReference = { isNamed: boolean; isAnswer: boolean };

export type PromotionFinding = {
  value: PatternVerdict;
  days: Weekday[];
  /** Weekdays on which promotion is not allowed. */
  daysWithout: Weekday[];
  quotaDays: number | null;
  /** True if promotion has a condition other than weekdays and a quota. */
  isConditioned: boolean;
};

const STANDS_FOR_IT =
  /^(?:it|them|they|this|these|those|such|that|anything|everything|1s|posts?|posting|here|own|submissions?|yours|PROMO)$/;
const PLACED =
  /\b(?:THREAD|RATIO|REPLIES|EARNED|RATIONED)\b|\boutside (?:of )?(?:it|them|that|this|these|those|there)\b/;
const CONDITIONED = /\b(?:MEMBER|SPARINGLY|LIFETIME)\b/;
/** Matches "Not in the weekly thread either." */
const NOT_THERE = anyOf(
  'g',
  /\b(?:NO|NOT)(?: even| either)? (?:in|on|as) (?:\w+ ){0,2}?THREAD/,
  /\b(?:start(?:ing)?|creat(?:e|ing)|mak(?:e|ing)|any) (?:\w+ ){0,2}?THREAD|\b(?:NO|NOT) THREAD/,
);
const BEFORE = joinAlternatives(`
  do|instant|immediate|automatic|permanent|strictly|also|absolutely|please|always|is|are|a|an|the|not a|
  considered|will be|must be|get|gets|totally|of course|sure|yes|certainly|you|they|we have|we are|we see|
  all|completely|usually|generally|very|quite|perfectly|always|most|and|with`);
const AFTER_LEAVE = joinAlternatives(`
  if|when|where|as|provided|so|on|in|for|here|please|thanks|gladly|with|too|also|again|now|freely|any|all|
  there|under|within|everywhere|anywhere|always|1|EXCEPT|ONLY|THREAD`);
/** A sentence without a subject continues the previous one if it refers to it or is only a verdict. */
const REFERS = anyOf(
  '',
  new RegExp(
    String.raw`^(?:(?:${BEFORE}) )*(?:NO|NOT|BAN|ONLY|EXCEPT|REGARDLESS|PROMO|` +
      String.raw`ALLOW(?= ?(?:[.,;!?]|$|(?:${AFTER_LEAVE})\b)))(?![a-z])`,
  ),
  /^(?:=|will|may|might|results?|gets|goes|has|have no|does|belongs?|leads|counts?)(?= )/,
  /\b(?:it|they|them|this|these|those|such|1s?|posts?|submissions?|everything|anything|do that|others?)\b/,
  /\b(?:both|neither|answer is)\b|\bNOT ?[.!]*$/,
);
/** Words that a condition contains; without one of them, a match is a coincidence. */
const SETS = anyOf(
  '',
  /\b(?:NO|NOT|BAN|ALLOW|ONLY|EXCEPT|ATMOST|must|needs?|have|has|requires?|required|should|may|before)\b/,
  /\b(?:first|minimum|at least|get|gets|if|keep|make sure|ensure|privilege|1|reserved|prefer)\b/,
);
/** Matches "Fridays are for questions" */
const FOR_OTHERS = /day (?:are|is) for \w|^\w+day: \w/;
const CONDITION = /\bEXCEPT\b/;
/** Matches "No ads outside the Friday thread." */
const OUTSIDE = /\boutside (?:of )?(?:the|our|a|this|that) /;

/** Matches "Links are fine unless they are ads." */
const ONLY_EXCEPTED = /^(?:(?!PROMO\b)\S+ ){0,40}EXCEPT (?:\S+ ){0,10}?PROMO\b/;
/** Matches statements of fact that are not rules: "We see ten a week", "it started as a post a week". */
const TELLS = anyOf(
  '',
  /^(?:(?:and|but|so|because|since) )?(?:we|mods|i) (?:\w+ )?(?:see|get|saw|got|receive) (?:\w+ ){0,4}?\d/,
  /^(?:(?:and|but|so|because|since) )?(?:we|mods|i) (?:\w+ )?(?:received|had) (?:\w+ ){0,4}?\d/,
  /^we count (?:\w+ )?from/,
  /\b(?:went from|grew from|started (?:out )?as|began as|by the end|the number of|spend their)\b/,
);
/** Words that a clause without a subject needs to set days. It excludes "At the weekend we like it quiet." */
const SETS_DAYS = anyOf(
  '',
  /\b(?:NO|NOT|BAN|ALLOW|ONLY|EXCEPT|THREAD|MAKERS|must|should|wait|save|use|posts?|posting|goes up|runs)\b/,
  /\b(?:opens|starts|appears|is up|goes live|posted|share|keep|please|them|those|1s?|day for|belongs?)\b/,
  /\b(?:happens?|get|takes? place)\b/,
);
const FEW_WORDS = 5;
/** Matches permission for something else: "Traders are welcome to answer questions". */
const ANSWERS = new RegExp(
  String.raw`^(?:\w+ ){0,3}?PROMO (?:(?:are|is) )?ALLOW ` +
    String.raw`(?:to )?(?:answer|reply|comment|join|take part|participate|help|questions?|\w+ questions)\b` +
    String.raw`(?!.*\b(?:their|own|existing|where|when|if|asked|PROMO)\b)`,
);
/** Matches "This community exists so that people can talk." */
const PURPOSE =
  /^(?:this|the|our) (?:community|sub|subreddit|place|forum|group|room) (?:exists|is (?:a place|here|for|about|meant|where))\b/;
/** Matches "Only charities may promote." */
const ONLY_SOME = /^ONLY (?:(?!PROMO\b)\w+ |PROMO (?=ALLOW)){1,5}?ALLOW PROMO\b/;
/** Matches "If you found it: fine." */
const NOT_THEIRS = new RegExp(
  String.raw`^(?:if|when|whatever|things|what) (?:it is |they are |you )?(?:just |only )?` +
    String.raw`(?:found|not yours|(?:some1|someone|somebody) elses|other peoples|by others)\b`,
);
const EVERY_DAY = 7;
const bare = { days: [], daysWithout: [], quotaDays: null, isConditioned: false };

/** The verdict of one clause about promotion; null if there is none. */
export function judgePromotion(
  { plain, marked }: Clause,
  { isNamed, isAnswer }: SubjectReference,
): PromotionFinding | null {
  if (!isNamed && FOR_OTHERS.test(plain)) return null;
  const isPast = /\bPAST\b/.test(marked) && !/\bnow\b/.test(plain);
  const { bans, allows } = judgeModality(marked, (token) =>
    isNamed ? token === 'PROMO' : STANDS_FOR_IT.test(token),
  );
  if (/\bENDED\b/.test(marked) && !/\bnow\b/.test(plain)) return { value: 'banned', ...bare };
  if (isPast) return bans ? { value: 'banned', ...bare } : null;
  if (!isNamed && (NOT_THEIRS.test(plain) || PURPOSE.test(plain))) return null;
  const tells = TELLS.test(plain);
  const setsDays = isNamed || SETS_DAYS.test(marked) || plain.split(' ').length <= FEW_WORDS;
  const { days, excluded } = readDays(tells || !setsDays ? '' : plain);
  const [conditions = ''] = marked.split(/REGARDLESS|NOEXCEPTION/);
  const excepts = CONDITION.test(marked) || OUTSIDE.test(plain);
  const isOnly = /\bONLY\b/.test(marked);
  const goesOnWithException = marked.startsWith('EXCEPT') && !excluded;
  const without =
    days.length > 0 &&
    !goesOnWithException &&
    (excluded || (excepts ? allows && !bans : bans && !isOnly && !isOtherwise(marked)));
  const quotaDays = tells ? null : readQuota(plain, marked);
  const found = {
    days: without ? [] : days,
    daysWithout: without ? days : [],
    quotaDays,
    isConditioned: false,
  };
  if (found.days.length === EVERY_DAY) found.days = [];
  if (found.daysWithout.length === EVERY_DAY) return { value: 'banned', ...bare };
  if (isNamed && allows && ONLY_SOME.test(marked)) return { value: 'limited', ...found, isConditioned: true };
  if (needsPermission(plain) || (isAnswer && sendsToModerators(plain)))
    return { value: 'permission', ...found };
  const isConditioned =
    (!tells && PLACED.test(conditions.replace(NOT_THERE, ''))) ||
    (!tells && CONDITIONED.test(conditions) && (SETS.test(marked) || SETS.test(plain))) ||
    ((isNamed || /\b(?:THEIRS|MAKERS)\b|^ONLY\b/.test(marked)) &&
      isAboutPrice(conditions, { bans, allows: allows || isOnly }));
  if (isConditioned || found.days.length > 0 || quotaDays !== null)
    return { value: 'limited', ...found, isConditioned };
  if (without && excluded) return { value: 'limited', ...found };
  if (without) return { value: 'banned', ...found };
  const discloses = requiresDisclosure(plain, false, true) || bansUndisclosed(plain);
  if (!isNamed && !isAnswer && !REFERS.test(marked)) return null;
  if (bans && excepts) return { value: discloses ? 'allowed' : 'limited', ...found, isConditioned: true };
  if (bans && bansUndisclosed(plain)) return null;
  if (bans && allows) return { value: isNamed ? 'limited' : 'banned', ...found, isConditioned: true };
  if (bans) return { value: 'banned', ...found };
  if (allows && ONLY_EXCEPTED.test(marked)) return { value: 'banned', ...bare };
  if (allows && !ANSWERS.test(marked)) return { value: 'allowed', ...found };
  return null;
}

/** True if a rule allows free things or bans paid ones. */
const isAboutPrice = (marked: string, { bans, allows }: Modality): boolean =>
  (/\bFREE\b/.test(marked) && !/\bPAID\b/.test(marked) && (allows || /\bmust\b/.test(marked))) ||
  (/\bPAID\b/.test(marked) && bans && !/\b(?:or|and|both) (?:FREE|un)/.test(marked));

/** True for bans of the other days: "Posts that are not made on Saturday are removed". */
const isOtherwise = (marked: string): boolean => OTHERWISE.test(marked);
const OTHERWISE = anyOf(
  '',
  /\bNOT\b.*\bBAN\b|\bif (?:it|today) is NOT (?:an? )?\w+day\b/,
  /\bthose days\b|\brest of the week\b|\b(?:other|remaining) days\b/,
);

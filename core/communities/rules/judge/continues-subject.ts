import { anyOf } from '#core/text/any-of.ts';
import type { Clause } from '../clause.ts';
import { joinAlternatives } from '../vocabulary/mark.ts';
import { requiresHumanText } from './judge-ai-text.ts';
import { mentionsSites } from './judge-links.ts';
import { needsPermission } from './needs-permission.ts';
import { readDays } from './read-days.ts';
import { readQuota } from './read-quota.ts';

const OTHER_TOPIC = anyOf(
  '',
  /\b(?:surveys?|questionnaires?|market research|studies|memes?|repost\w*|hiring|jobs?|recruit\w*)\b/,
  /\b(?:homework|politic\w*|nsfw|spoilers?|insult\w*|harass\w*|hate|racis\w*|low effort|off topic)\b/,
  /\b(?:duplicates?|personal info\w*|doxx\w*|votes?|crosspost\w*|gifs?|giveaways?|fundrais\w*|gofundme)\b/,
  /\b(?:civil|respect\w*|titles?|polls?|vague|clickbait|questions)\b/,
);
/** Matches clauses that continue the heading: "Not in titles". */
const PLACES = /^(?:NOT|ONLY|ALLOW|EXCEPT) (?:in|on|as|for|with|to)\b/;
/** Words that refer back to the previous sentence. */
const GOES_ON = anyOf(
  '',
  /\b(?:it|they|them|every(?:1|body|one) else|this|these|those|such|that|yours|1s?|posts?|posting)\b/,
  /\b(?:submissions?|everything|anything|any other|others?|here|you|we|both|neither|comments?|answers?)\b/,
);
const BEFORE = joinAlternatives(`
  do|instant|immediate|automatic|permanent|strictly|also|absolutely|please|always|usually|but|and|is|are|
  will be|must be|all`);
const NO_MORE = 'NO(?=(?: more| thanks| please)?[ .,!]*(?:please)?[ .,!]*$)';
const VERDICT = joinAlternatives(`
  NO (?:1|such|of|matter|is|are|may|will|else|other|more)|NOT|BAN|ALLOW|ONLY|EXCEPT|wait|save|use|THREAD|
  ATMOST|max|with|1|every|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekends?|monthly|weekly|
  requires?|needs?|ask|see`);
const FRAGMENT = new RegExp(String.raw`^(?:(?:${BEFORE}) )*(?:${NO_MORE}|${VERDICT})\b`);

/** A sentence that starts with a verb takes the heading as its subject: "Will get you banned." */
export const STARTS_WITH_VERB = anyOf(
  '',
  /^(?:=|will|may|might|must|is|are|results?|gets|get(?= BAN)|has|have to|have no|does|leads|counts?) /,
  /^(?:requires?|needs?|goes|violates|should|without) /,
);

/** A clause with at most this many words that names a day is about the heading. */
const SHORT = 6;

/** True if a clause without a subject continues the previous clause or the rule's name. */
export const continuesSubject = ({ plain, marked }: Clause): boolean =>
  FRAGMENT.test(marked) ||
  STARTS_WITH_VERB.test(marked) ||
  /^(?!(?:you|they|it|we|i|this|that|so) )(?:\w+ ){1,3}(?:may|can|must) not[ .!]*$/.test(plain) ||
  /^(?:from|within|after|before|as|by|with|in|on)\b.*\bONLY ?[.!]*$/.test(marked) ||
  GOES_ON.test(plain) ||
  /\b(?:THREAD|RATIO|RATIONED|EARNED|MEMBER|SPARINGLY|REPLIES|LIFETIME)\b/.test(marked) ||
  needsPermission(plain) ||
  requiresHumanText(plain) ||
  mentionsSites(plain) ||
  (readDays(plain).days.length > 0 && plain.split(' ').length <= SHORT) ||
  readQuota(plain, marked) !== null;

/** True if a clause that names none of our subjects is about another topic. */
export const changesTopic = ({ plain, marked }: Clause): boolean =>
  (OTHER_TOPIC.test(plain) &&
    !/^(?:max\.?|ATMOST|\d+|up to) /.test(marked) &&
    !PLACES.test(marked) &&
    !STARTS_WITH_VERB.test(marked)) ||
  (/\bAI\b/.test(marked) && !/^(?:they|these|those|such|it|all of them) /.test(marked));

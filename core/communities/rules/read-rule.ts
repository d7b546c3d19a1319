import { type Clause, splitClauses } from './clause.ts';
import { asksDisclosure, namesStake } from './find-disclosure.ts';
import { asksForPeople, isAboutAiText, isAboutPictures, judgeAiText, namesTexts } from './judge-ai-text.ts';
import {
  judgeLinks,
  type LinkFinding,
  listedLinks,
  namesLinks,
  namesSites,
  tellsApart,
} from './judge-links.ts';
import { judgeModality, type Modality } from './judge-modality.ts';
import { judgePromotion, type PromotionFinding, type Reference } from './judge-promotion.ts';
import { needsPermission } from './needs-permission.ts';
import { readDays } from './read-days.ts';
import { readQuota } from './read-quota.ts';
import type { AiTextRule } from './rules-record.ts';
import { splitSentences } from './split-sentences.ts';

/** A rule as the community publishes it. */
export type WrittenRule = { name: string; text: string };

export type Finding = { quote: string } & (
  | ({ about: 'promotion' } & PromotionFinding)
  | { about: 'links'; value: LinkFinding }
  | { about: 'aiText'; value: Exclude<AiTextRule, 'unknown'> }
  | { about: 'disclosure' }
);
type Subject = 'promotion' | 'links' | 'aiText';

const OTHER_TOPIC =
  /\b(?:surveys?|questionnaires?|market research|studies|memes?|repost\w*|hiring|jobs?|recruit\w*|homework|politic\w*|nsfw|spoilers?|insult\w*|harass\w*|hate|racis\w*|low effort|off topic|duplicates?|personal info\w*|doxx\w*|votes?|crosspost\w*|gifs?|giveaways?|fundrais\w*|gofundme|kickstarter|civil|respect\w*|titles?|polls?|vague|clickbait|questions)\b/;
/** "We would rather you did not" names no subject of its own. */
const BARE_NOT =
  /^(?:(?:we|you|i|they|please|then|just|so|do|it|this|that|these|those|would|really|better|best|is|are|will|can|may|thanks),? )*(?:NO|NOT) ?[.!]*$/;
/** "Not in titles" goes on about the heading. */
const PLACES = /^(?:NOT|ONLY|ALLOW|EXCEPT) (?:in|on|as|for|with|to)\b/;
/** Words by which a sentence goes on about what the one before spoke of. */
const GOES_ON =
  /\b(?:it|they|them|this|these|those|such|that|yours|1s?|posts?|posting|submissions?|everything|anything|any other|others?|here|you|we|both|neither|comments?|answers?)\b/;
const FRAGMENT =
  /^(?:do |instant |immediate |automatic |permanent |strictly |also |absolutely |please |always |usually |but |and |is |are |will be |must be |all )*(?:NO(?=(?: more| thanks| please)?[ .,!]*(?:please)?[ .,!]*$)|NO (?:1|such|of|matter|is|are|may|will|else|other|more)|NOT|BAN|ALLOW|ONLY|EXCEPT|wait|save|use|THREAD|ATMOST|max|with|1|every|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekends?|monthly|weekly|requires?|needs?|ask|see)\b/;

/** A sentence that begins with a verb has the heading for its subject: "Will get you banned." */
const VERB_FIRST =
  /^(?:=|will|may|might|must|is|are|results?|gets|get(?= BAN)|has|have to|have no|does|leads|counts?|requires?|needs?|goes|violates|should|without) /;

/** "No spam. This includes advertisements." */
const INCLUDES =
  /^(?:this|that|these|it|which|including|for example) ?(?:includes?|means?|covers?|applies to|goes for)?\b/;

/** Reads one rule: its name says what the sentences under it are about, and each sentence may go on about the last. */
export function readRule({ name, text }: WrittenRule): Finding[] {
  const findings: Finding[] = [];
  const ofName: Finding[] = [];
  const heading = splitSentences(name).flatMap(splitClauses);
  const named = heading.map((clause) => subjectsOf(clause)).find((subjects) => subjects.length > 0) ?? [];
  const header = named.length === 0 ? heading.map(({ marked }) => judgeModality(marked, () => true)) : [];
  const headed = listVerdict(header);
  const ofMakers =
    named.length === 0 && heading.some(({ marked }) => /^(?:[\w,/]+ ){0,4}?MAKERS\b/.test(marked));
  const ofSomeLinks = heading.some((clause) => namesLinks(clause) && tellsApart(clause));
  const ofPictures = heading.some(isAboutPictures);
  let subjects: Subject[] = [];
  let stake = false;
  let isAsked = false;
  /** "Are strictly prohibited", under a heading that names some links. */
  const narrow = (found: Finding): Finding =>
    ofSomeLinks && found.about === 'links' && found.value !== 'allowed'
      ? { ...found, value: 'limited' }
      : found;
  /** "They are removed" of the links that were told apart before bans no others. */
  const repeatsOnSome = (found: Finding) =>
    found.about === 'links' &&
    found.value === 'banned' &&
    [...ofName, ...findings].some((other) => other.about === 'links' && other.value === 'limited');
  const read = (clause: Clause, listed: ListVerdict) => {
    stake ||= namesStake(clause.plain);
    const before = subjects.length > 0 ? subjects : named;
    const own = subjectsOf(clause, ofMakers).filter(
      (subject) => subject !== 'aiText' || !ofPictures || namesTexts(clause),
    );
    // "One mention or three links a month" of what was promoted before.
    if (before.includes('promotion') && !own.includes('promotion') && /\d mentions?\b/.test(clause.marked))
      own.push('promotion');
    const isAnswer = isAsked && own.length === 0;
    const isOther =
      own.length === 0 &&
      !isAnswer &&
      ((OTHER_TOPIC.test(clause.plain) && !PLACES.test(clause.marked) && !VERB_FIRST.test(clause.marked)) ||
        /\bAI\b/.test(clause.marked));
    if (own.length === 0 && allowsTheRest(clause)) return;
    subjects = own.length > 0 ? own : isOther ? [] : before;
    const about = own.length > 0 || isAnswer || goesOn(clause) ? subjects : [];
    if (NOT_HERE.test(clause.marked)) forget(findings, ({ quote }) => ELSEWHERE.test(quote));
    for (const each of about) {
      const isNamed = own.includes(each);
      findings.push(
        ...judge(each, clause, { isNamed, isAnswer }, listed)
          .map((found) => (isNamed ? found : narrow(found)))
          .filter((found) => isNamed || !repeatsOnSome(found)),
      );
    }
    if (asksDisclosure(clause.plain, /\bAI\b/.test(clause.marked) || subjects[0] === 'aiText', stake))
      findings.push({ about: 'disclosure', quote: clause.quote });
  };
  for (const clause of heading) read(clause, null);
  isAsked = asks(name, heading);
  ofName.push(...findings.splice(0));
  subjects = named;
  let listed = headed;
  let above = headed ?? (heading.some(({ plain }) => UNWANTED.test(plain)) ? 'banned' : null);
  for (const sentence of splitSentences(text)) {
    const clauses = splitClauses(sentence);
    const [first] = clauses;
    if (first && INCLUDES.test(first.plain)) listed ??= above;
    above = listVerdict(
      clauses
        .filter(({ marked }) => !/\b(?:PROMO|AI|LINK)\b/.test(marked))
        .map(({ marked }) => judgeModality(marked, () => true)),
    );
    for (const clause of clauses) read(clause, listed);
    isAsked = asks(sentence, clauses);
    if (sentence.endsWith(':')) {
      const last = clauses.at(-1);
      if (last && subjectsOf(last).length === 0)
        listed = listVerdict([judgeModality(last.marked, () => true)]) ?? listed;
    }
  }
  return [...findings, ...ofName];
}

/** "Everything else is fine" says nothing of what was spoken of before. */
const allowsTheRest = ({ plain, marked }: Clause): boolean =>
  /^(?:everything|anything|all|any(?:thing)? other \w+) else\b|^the rest\b/.test(plain) &&
  /\bALLOW\b|\byes\b/.test(`${marked} ${plain}`);

const IN_DOUBT =
  /\b(?:questions?|unsure|doubts?|confused|sure|wondering|disagree|appeal|removed|banned|deleted|why|how)\b/;
/** "Is it something you made? Then say so": what follows a question about a subject answers it. */
const asks = (sentence: string, clauses: readonly Clause[]): boolean =>
  sentence.endsWith('?') &&
  clauses.some((clause) => subjectsOf(clause).length > 0 && !IN_DOUBT.test(clause.plain));

function subjectsOf(clause: Clause, ofMakers = false): Subject[] {
  const { marked } = clause;
  const subjects: (Subject | false)[] = [
    (/\bPROMO\b/.test(marked) || concernsMakers(clause, ofMakers)) && 'promotion',
    /\bAI\b/.test(marked) && isAboutAiText(clause) && 'aiText',
    namesLinks(clause) && 'links',
  ];
  return subjects.filter((subject) => subject !== false);
}

const REPRESENTS =
  /^(?:if|when|anyone|any1|those|people|users|members)\b[^.;]{0,30}?\b(?:represent(?:ing|s)?|affiliated with|on behalf of|work(?:ing|s)? (?:for|with) a|employed by|connected (?:to|with))\b/;
/** Vendors who need leave, or have a thread of their own, want to promote something. */
const concernsMakers = ({ plain, marked }: Clause, ofMakers: boolean): boolean =>
  (ofMakers || /^(?!AI MAKERS)(?:\w+ ){0,3}?MAKERS\b/.test(marked) || REPRESENTS.test(plain)) &&
  (needsPermission(plain) ||
    /\b(?:THREAD|RATIO|LIFETIME)\b/.test(marked) ||
    readQuota(plain, marked) !== null ||
    (/\bALLOW\b/.test(marked) && readDays(plain).days.length > 0));

/** So few words with a day in them are about the heading. */
const SHORT = 6;

const goesOn = ({ plain, marked }: Clause): boolean =>
  FRAGMENT.test(marked) ||
  VERB_FIRST.test(marked) ||
  BARE_NOT.test(marked) ||
  /^(?:from|within|after|before|as|by|with|in|on)\b.*\bONLY ?[.!]*$/.test(marked) ||
  GOES_ON.test(plain) ||
  /\b(?:THREAD|RATIO|RATIONED|EARNED|MEMBER|SPARINGLY|REPLIES|LIFETIME)\b/.test(marked) ||
  needsPermission(plain) ||
  asksForPeople(plain) ||
  namesSites(plain) ||
  (readDays(plain).days.length > 0 && plain.split(' ').length <= SHORT) ||
  readQuota(plain, marked) !== null;

function judge(subject: Subject, clause: Clause, reference: Reference, listed: ListVerdict): Finding[] {
  const { isNamed, isAnswer } = reference;
  if (clause.quote.endsWith('?') || SUPPOSES.test(clause.plain)) return [];
  const { quote } = clause;
  if (subject === 'promotion') {
    const found =
      judgePromotion(clause, reference) ??
      (listed && isNamed && !INSTRUCTS.test(clause.plain) ? { ...LISTED, value: listed } : null) ??
      (!listed && isNamed && INVITES.test(clause.plain) ? { ...LISTED, value: 'allowed' as const } : null);
    return found ? [{ about: 'promotion', quote, ...found }] : [];
  }
  if (subject === 'links') {
    const value =
      judgeLinks(clause, isNamed) ??
      (listed && isNamed && !INSTRUCTS.test(clause.plain) ? listedLinks(clause, listed) : null);
    return value ? [{ about: 'links', quote, value }] : [];
  }
  if (
    !isNamed &&
    !isAnswer &&
    !VERB_FIRST.test(clause.marked) &&
    !/\b(?:such|these|those|it|this|answers?|posts?|generated|NOT|they|them)\b|^(?:ONLY |please |strictly |instant )?(?:ALLOW|BAN|NO)\b/.test(
      clause.marked,
    ) &&
    !asksForPeople(clause.plain)
  )
    return [];
  const value = judgeAiText(clause) ?? (isNamed ? listed : null);
  return value ? [{ about: 'aiText', quote, value }] : [];
}

/** "Mention your own product where it helps." */
const INVITES =
  /^(?:please |do |just |you should )?(?:mention|share|show|post|introduce|present|tell us about|plug|bring|submit) (?:us )?(?:about )?(?:your|the|what|anything|whatever)\b(?!.*\?$)/;

/** "Link directly to the source" is no item of a list. */
const INSTRUCTS =
  /^(?:please |always )?(?:link (?:directly|to)|(?:provide|include|cite|give|add|keep|credit)) /;

const LISTED = { days: [], daysWithout: [], quotaDays: null, isConditioned: false };

/** "You can advertise in r/forhire. Not here." */
const NOT_HERE = /^(?:ONLY )?NOT (?:here|in this)\b/;
const ELSEWHERE = /\br\/\w/;
const forget = (findings: Finding[], isSuch: (found: Finding) => boolean): void => {
  const kept = findings.filter((found) => !isSuch(found));
  findings.splice(0, findings.length, ...kept);
};

/** What people may think says nothing of what is so. */
const SUPPOSES =
  /^(?:you|people|some|many|others) (?:(?:may|might|could|will|would) )?(?:think|believe|assume|feel|argue)\b|^just because\b/;

/** A heading that bans what stands under it: "Low-quality content". */
const UNWANTED = /\b(?:low (?:quality|effort)|spam|garbage|junk|unwanted|bannable|offen[cs]es)\b/;

/** What the words above a list say of its items: "Not allowed:". */
type ListVerdict = 'banned' | 'allowed' | null;
const listVerdict = (above: readonly Modality[]): ListVerdict => {
  if (above.some(({ bans }) => bans)) return 'banned';
  return above.some(({ allows }) => allows) ? 'allowed' : null;
};

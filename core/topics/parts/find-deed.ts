import type { Run } from '../run.ts';
import type { TopicKind } from '../topic.ts';
import { endOfPhrase } from './phrase.ts';

const WHO =
  /^(?:[^,:]{0,60}[,:] )?(?:(?:so|and|how|why|what|when|where|after|the \p{L}+|lessons|things|mistakes|show hn:|today|yesterday|finally|just|\d+ \p{L}+) )*(i|we|(?:my|our) (?:[\p{L}-]+ ){0,2}(?:team|co-?founder|company|startup|agency|studio|wife|husband|partner|brother|sister|friend|boss|devs?|developers|designers?))(?:'ve|'d|'m|'re)?(?![\p{L}'])/u;
const BY = /(?<![\p{L}])(?:by|through|after) (?=\p{L}+ing(?![\p{L}]))/u;
const SWITCH =
  /(?<![\p{L}])(?:switched|moved|migrated|switching|moving|migrating) (?:\p{L}+ |[\p{L}.]+ ){0,4}?(?:from|to|off)(?![\p{L}])/u;
const CLAUSE_END =
  /[,;:.!?…(](?:\s|$)|\s[-–—]\s|\s(?:and|but|so|because|which|while|after|before|in \d|in (?:two|three|four|five|six)|last (?:week|month|year)|for \d)(?=\s)|$/u;

const clauseFrom = (plain: string, from: number): Run => {
  const end = CLAUSE_END.exec(plain.slice(from));
  return { from, to: from + (end?.index ?? 0) };
};

/** Whose doing it is, as far as the topic says "I", "we" or names them. */
export function findWho(plain: string): Run | null {
  const found = WHO.exec(plain);
  const who = found?.[1];
  if (!found || who === undefined) return null;
  const from = found.index + found[0].lastIndexOf(who);
  return { from, to: from + who.length };
}

/** What was done: "by confirming from three regions", or a switch from one thing to another. */
export function findChange(plain: string, kind: TopicKind): Run | null {
  if (kind !== 'experience') return null;
  const by = BY.exec(plain);
  if (by) return clauseFrom(plain, by.index + by[0].length);
  const switched = SWITCH.exec(plain);
  return switched ? clauseFrom(plain, switched.index) : null;
}

const DID =
  "(?:i|we|(?:my|our) (?:[\\p{L}-]+ ){0,2}(?:team|co-?founder|company|startup|agency|studio))(?:'ve|'d)?(?: (?:just|finally|recently|also|only|once|have|had|accidentally|completely|almost|never))* (?:\\p{L}{3,}ed|cut|built|made|got|grew|lost|spent|sold|ran|left|quit|won|wrote|rewrote|rebuilt|found|chose|bought|set up|gave up|went through|hit)";
const OBJECTS: Partial<Record<TopicKind, readonly RegExp[]>> = {
  experience: [
    /(?:learned|learnt) (?:\p{L}+ )?(?:from|about) (?=\p{L}|\d)/u,
    /^(?:how|why) (?=(?:our|my) )/u,
    /^(?=(?:our|my) [\p{L} -]{2,40} (?:dropped|fell|went|grew|doubled|tripled|rose|jumped|increased|halved|improved))/u,
    new RegExp(`(?<![\\p{L}])${DID} (?!to |from |in |by |at |on |that |it |off )(?=\\p{L}|\\d)`, 'u'),
    /^(?:lessons (?:learned )?from) /u,
  ],
  launch: [
    /(?:launching|introducing|announcing|releasing|presenting|meet) [^,:–—]{1,40}(?:,|:| [-–—]) (?=(?:an?|the|my|our|your) )/u,
    /(?:built|made|created|launched|shipped|released|wrote|designed|developed|launching|introducing|announcing|releasing|building|making|working on|open[- ]?sourced) (?=(?:an?|my|our|the|this) )/u,
  ],
  feedback: [
    /(?:roast|critique|review|rate|judge|test|audit|proofread|tear apart|feedback|thoughts|opinions?|advice|input|criticism)(?: (?:on|for|about|of))? (?=(?:my|our|this|these) )/u,
    /think (?:of|about) (?=(?:my|our|this|these) )/u,
    /^(?:is|are|does|do|how does) (?=(?:my|our|this) )/u,
  ],
  problem: [/^(?:help[!:,]? |why (?:is|are|does|do|won't|doesn't|can't|isn't|did) )?(?=(?:my|our) )/u],
  opinion: [
    /^(?:unpopular opinion|hot take|controversial take|change my mind|psa)[:,.] (?=\p{L})/u,
    /^(?=[\p{L}'.-]+(?: [\p{L}'.-]+){0,3} (?:is|are|isn't|aren't) )/u,
  ],
};
const FAILURE =
  /^[^,.!?]*?(?=\s(?:keeps?|kept|won't|doesn't|don't|isn't|aren't|can't|stopped|fails?|is|are|has|dropped|fell|tanked|crash\w*|got|never)(?:\s|$))/u;

/** What it is about, where the words around it say so. */
export function findWhat(plain: string, kind: TopicKind): Run | null {
  if (kind === 'subject') {
    const run = { from: 0, to: plain.replace(/[\s.!?…]+$/u, '').length };
    return plain.split(' ').length <= 8 && run.to > 0 ? run : null;
  }
  for (const pattern of OBJECTS[kind] ?? []) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const from = found.index + found[0].length;
    const failing = kind === 'problem' ? FAILURE.exec(plain.slice(from))?.[0] : undefined;
    const to = failing === undefined ? endOfPhrase(plain, from) : from + failing.length;
    if (to > from) return { from, to };
  }
  return null;
}

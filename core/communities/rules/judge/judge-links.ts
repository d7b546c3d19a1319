import { anyOf } from '#core/text/any-of.ts';
import type { Clause } from '../clause.ts';
import { joinAlternatives } from '../vocabulary/mark.ts';
import { judgeModality } from './judge-modality.ts';
import { needsPermission } from './needs-permission.ts';

export type LinkFinding = 'banned' | 'excepted' | 'limited' | 'allowed';

/** Words that make a rule cover only some links. */
const KIND = anyOf(
  '',
  /\b(?:affiliate|referral|shorten\w*|paywall\w*|youtube|amazon|facebook|twitter|instagram|discord)\b/,
  /\b(?:social media|approved|blog|news|pirat\w*|nsfw|imgur|hosts?|google|ebay|gofundme|redirect\w*)\b/,
  /\b(?:illegal|store|tweets?|primary|original|direct|quality|reddit|farms?|live ?stream\w*|streams?)\b/,
  /\b(?:petitions?|(?<!any )forms?)\b/,
);
const KIND_ALONE = anyOf(
  '',
  /\b(?:affiliate|referral)(?: or (?:affiliate|referral))? (?:links?|codes?|urls?|tags?|ids?|LINK)\b/,
  /(?<!\b(?:your|own) )\bdomains?\b|\bbit\.ly\b|\bpaywall\w* (?:articles?|content|sites?|sources?)\b/,
);
const CONDITION = anyOf(
  '',
  /\b(?:EXCEPT|ONLY(?! text)|ATMOST|REPLIES|MEMBER|SPARINGLY|context|summar(?:y|ies|ize|ise))\b/,
  /\b(?:descriptions?|explanations?|explain|must|need(?:s)? (?:a|to)|have to)\b/,
  /\bin (?:the )?(?:titles?|comments?|first)\b|\blimit(?:ed)?\b/,
);
const TEXT_ONLY = anyOf(
  '',
  /\b(?:text|self) ?(?:posts?|submissions?)? ONLY\b/,
  /\bONLY (?:accept |ALLOW |allow )?(?:text|self) ?posts?\b|\bmust be (?:a )?(?:text|self) ?posts?\b/,
);
/** Matches links to help pages, to other parts of the platform, or to profiles; other rules cover those. */
const OTHER_LINKS = anyOf(
  '',
  /\bLINK (?:in (?:the )?(?:sidebar|wiki|bio)|below|above|flair|karma)/,
  /\b(?:following|this|modmail|report) LINK\b/,
  /\b(?:to|other|from) (?:other |another )?(?:subs?|subreddits?|subreddit)\b|\bbrigad/,
);
const PROMOTIONAL =
  /\bLINK (?:\w+ ){0,4}?(?:PROMO|THEIRS)\b|\b(?:PROMO|THEIRS|MAKERS) LINK\b|\bPROMO (?:or|and) LINK to\b/;

const NO_KIND = joinAlternatives(`
  NO|NOT|ALLOW|BAN|ONLY|EXCEPT|ATMOST|AI|PROMO|any|all|every|each|it|this|these|us|we|you|leave|keep|paste|
  pasting|delete|get|want|need|can|may|will|put|placing|external|outside|outbound|web|post|posts|posting|
  submit|submitting|submissions?|include|includes|including|share|sharing|add|put|drop|dropping|with|contain|
  contains|containing|have|has|of|or|and|the|a|an|clickable|active|drops|see|use|other|more|that|your|their|
  to|for|about|allow|accept|just|but|in|if|on|by|is|are|as|images?|text|url|linking|kind|please|no|not`);
const NO_SITES = joinAlternatives(`
  NOEXCEPTION|external|outside|other (?:web)?sites|any|anything|anywhere|relevant|your|articles|sources|
  posts|content|sites?(?! (?:that|which|who|selling|with|about|behind))|the|an?|websites?|ALLOW|add|help|
  support|are|is`);
/** Matches a word beside "links" that narrows them down: "Blog links", "links to shops". */
const TOLD_APART = anyOf(
  '',
  new RegExp(String.raw`\b(?!(?:${NO_KIND})\b)\w+ LINK\b`),
  new RegExp(String.raw`\bLINK (?:to|from|for|that|which|of) (?!(?:${NO_SITES})\b)\w`),
);
/** Matches "Link to the original, not to a copy." */
const TO_THE_SOURCE = new RegExp(
  String.raw`^(?:please |always |for [^,]{0,40}, )?LINK (?:directly )?(?:to )?(?:the|an?) ` +
    String.raw`(?:\w+ )?(?:original|primary|archived?|source|article|official)\b`,
);
const ONLY_A_LINK = /\b(?:only|just|ONLY|nothing but|NO but) (?:a )?LINK\b/;
const ON_A_DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bweekends?\b|\bweekdays\b/;
const FEW = anyOf(
  '',
  /\b(?:ATMOST|REPLIES|max|maximum)\b|\b\d{1,2} LINK (?:a|per|each|every|in)\b|\bONLY (?:\w+ ){0,4}?LINK\b/,
  /\bLINK (?:\S+ ){0,6}?ONLY\b|^(?:are |is )?ONLY\b|\bONLY ?\.?$/,
);
const EXPLAINED = anyOf(
  '',
  /\b(?:summar\w+|quot(?:e|es|ing)|excerpts?|key (?:points?|paragraphs?)|tell us|say why)\b/,
  /\b(?:what it is about|explain\w*|context|describ\w+|timestamps?|transcripts?)\b/,
);
const BESIDE = /(?:(?!NO\b|NOT\b)\S+ ){0,4}LINK(?: (?!or\b|and\b)[^\s,]+){0,7}/g;
/** Matches words that refer to the links in the previous sentence. */
const SOME = /\b(?:these|those|such|them|others?|any other)\b/;

const IF_LINKED = new RegExp(
  String.raw`^(?:if|when|whenever|where|any1 who|those who|posts? that) ` +
    String.raw`(?:\w+ ){0,3}LINK\b.*(?:,|\bmust\b|\bhave to\b|\bhas to\b|\bneeds?\b|\bplease\b)`,
);
const IF_REPUTABLE = new RegExp(
  String.raw`\b(?:if|when|provided|as long as) \w+ (?:are|is|come|comes) (?:from|to) ` +
    String.raw`(?:an? )?(?:reputable|reliable|trusted|approved|official|credible)\b`,
);

/** True if a clause names link targets. Use it only if the heading is about links. */
export const mentionsSites = (plain: string): boolean => SITES.test(plain);
const SITES = anyOf(
  '',
  /\b(?:sites?|sources?|outlets?|domains?|shops?|stores?|blogs?|medium|substack|youtube|paywall\w*)\b/,
  /\b(?:shorteners?|trackers?|affiliate|referral|peer reviewed|reputable|reliable|credible)\b/,
);

export const mentionsLinks = ({ plain, marked }: Clause): boolean =>
  (/\bLINK\b/.test(marked) && !OTHER_LINKS.test(marked) && !PROMOTIONAL.test(marked)) ||
  KIND_ALONE.test(plain) ||
  TEXT_ONLY.test(marked);

/** True if a clause covers only some links, because of a neighboring word or the links' own name. */
export const coversSomeLinks = ({ plain, marked }: Pick<Clause, 'plain' | 'marked'>): boolean => {
  const beside = marked.match(BESIDE)?.join(' ') ?? plain;
  return ONLY_A_LINK.test(marked) || KIND.test(beside) || KIND_ALONE.test(plain) || TOLD_APART.test(marked);
};

/** The verdict of one clause about links; null if there is none. */
export function judgeLinks({ plain, marked }: Clause, isNamed: boolean): LinkFinding | null {
  const isSubject = (token: string) =>
    /^(?:LINK|it|them|they|these|those|such|redirects?|affiliate|referral)$/.test(token);
  const { bans, allows } = judgeModality(marked, isSubject);
  const kind = coversSomeLinks({ plain, marked });
  const condition = CONDITION.test(marked);
  if (TEXT_ONLY.test(marked) && !kind) return /\bEXCEPT\b/.test(marked) ? 'excepted' : 'banned';
  if (!isNamed && mentionsSites(plain) && (bans || /\bONLY\b/.test(marked))) return 'limited';
  if (!isNamed && /^(?:ONLY )?(?:peer reviewed|reputable|reliable|credible)\b/.test(marked)) return 'limited';
  if (bans && !isNamed && SOME.test(plain)) return 'limited';
  if (bans && (kind || /\bLINK to (?:them|those|these|such)\b/.test(marked))) return 'limited';
  if (bans) return condition && (isNamed || !/\bONLY thing\b/.test(marked)) ? 'excepted' : 'banned';
  if (FEW.test(marked) && (isNamed || /^(?:\w+ )?(?:ATMOST|ONLY|REPLIES)\b|\bONLY ?\.?$/.test(marked)))
    return 'excepted';
  if (/(?:\bLINK (?:\w+ ){0,6}?|^)(?:must|need|needs|have to|has to|should|requires?)\b/.test(marked))
    return 'limited';
  if (isNamed && kind && /\bTHREAD\b|\blimited\b/.test(marked)) return 'limited';
  if (isNamed && kind && /\bONLY\b|\buse (?:\w+ ){0,2}LINK\b/.test(marked)) return 'limited';
  if (isNamed && /\b(?:SPARINGLY|RATIONED)\b/.test(marked)) return 'limited';
  if (isNamed && (needsPermission(plain) || IF_LINKED.test(marked))) return 'limited';
  if (isNamed && TO_THE_SOURCE.test(marked)) return 'limited';
  if (
    !isNamed &&
    EXPLAINED.test(plain) &&
    /^(?:please |always )?(?:add|include|provide|quote|paste|summari[sz]e|describe|explain|copy|say) /.test(
      plain,
    )
  )
    return 'limited';
  if (isNamed && EXPLAINED.test(plain)) return 'limited';
  if (allows && IF_REPUTABLE.test(plain)) return 'limited';
  if (allows) return isNamed && ON_A_DAY.test(plain) ? 'limited' : 'allowed';
  return kind && /\b(?:must not|strip|remove|without)\b/.test(plain) ? 'limited' : null;
}

/** The verdict on one item in a list of banned or allowed things. */
export const judgeListedLinks = ({ plain }: Clause, listed: 'banned' | 'allowed'): LinkFinding =>
  listed === 'banned' && (KIND.test(plain) || KIND_ALONE.test(plain)) ? 'limited' : listed;

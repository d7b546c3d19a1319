import { anyOf } from '#core/text/any-of.ts';
import type { Clause } from '../clause.ts';
import { joinAlternatives } from '../vocabulary/mark.ts';
import { judgeModality } from './judge-modality.ts';
import { needsPermission } from './needs-permission.ts';

export type LinkFinding = 'banned' | 'excepted' | 'limited' | 'allowed';

/** Words that make a rule cover only some links. */
const KIND = anyOf(
  '',
  /\b(?:affiliate|referral|ref|shorten\w*|tracking|utm\w*|paywall\w*|youtube|amazon|medium|substack)\b/,
  /\b(?:facebook|twitter|tiktok|instagram|discord|telegram|whatsapp|social media|domains?)\b/,
  /\b(?:(?:these|certain|following|some|blocked|banned|approved) sites|whitelist\w*|blacklist\w*)\b/,
  /\b(?:approved|naked|bare|blog|news|archive|pirat\w*|malware|virus|nsfw|imgur|hosts?|google|ebay|etsy)\b/,
  /\b(?:gofundme|kickstarter|patreon|amp|mobile|redirect\w*|raw|spammy|suspicious|illegal|torrents?|porn)\b/,
  /\b(?:store|shopping|download|onlyfans|linktree|tweets?|hot ?link\w*|masked|copyrighted|primary)\b/,
  /\b(?:original|drive ?by|direct|ONLY sources|clickbait|dead|broken|pdfs?|quality|reddit|duplicate)\b/,
  /\b(?:dumps?|dumping|drops?|dropping|farms?|hidden|obfuscated|sketchy|unsafe|live ?stream\w*|streams?)\b/,
  /\b(?:petitions?|surveys?|(?<!any )forms?|chat|server)\b/,
);
const KIND_ALONE = anyOf(
  '',
  /\b(?:affiliate|referral)(?: or (?:affiliate|referral))? (?:links?|codes?|urls?|tags?|ids?|LINK)\b/,
  /\b(?:url )?shorteners?\b|\bshort ?links?\b|(?<!\b(?:your|own) )\bdomains?\b|\bbit\.ly\b/,
  /\bpaywall\w* (?:articles?|content|sites?|sources?)\b|\bimage hosts?\b/,
);
const CONDITION = anyOf(
  '',
  /\b(?:EXCEPT|ONLY(?! text)|ATMOST|REPLIES|MEMBER|SPARINGLY|RATIONED|without|context)\b/,
  /\b(?:summar(?:y|ies|ize|ise)|descriptions?|explanations?|explain|must|need(?:s)? (?:a|to)|have to)\b/,
  /\b(?:has to|accompanied|in (?:the )?(?:titles?|comments?|first)|per post|monday|tuesday|wednesday)\b/,
  /\b(?:thursday|friday|saturday|sunday|limit(?:ed)?|excessive)\b/,
);
const TEXT_ONLY = anyOf(
  '',
  /\b(?:text|self) ?(?:posts?|submissions?)? ONLY\b/,
  /\bONLY (?:accept |ALLOW |allow )?(?:text|self) ?posts?\b|\bmust be (?:a )?(?:text|self) ?posts?\b/,
  /\blinkless\b/,
);
/** Matches links to help pages, to other parts of the platform, or to profiles; other rules cover those. */
const OTHER_LINKS = anyOf(
  '',
  /\bLINK (?:in (?:the )?(?:sidebar|wiki|bio)|below|above|flair|karma)/,
  /\b(?:following|this|modmail|report) LINK\b|\bclosed with\b/,
  /\b(?:to|other|from) (?:other |another )?(?:subs?|subreddits?|subreddit)\b|\bbrigad/,
  /\b(?:dm|pm|message|comment)\w*(?: \w+)? for (?:the|a) LINK/,
);
const PROMOTIONAL =
  /\bLINK (?:\w+ ){0,4}?(?:PROMO|THEIRS)\b|\b(?:PROMO|THEIRS|MAKERS) LINK\b|\bPROMO (?:or|and) LINK to\b/;
/** Matches rules that cover posts and comments: "No links in posts or comments". */
const EVERYWHERE =
  /\bposts? (?:or|and|nor|\/)(?: in)? ?comments?|comments? (?:or|and|nor) posts?|\banywhere\b/;

/** Matches "Put links in a comment, never in the post." */
const PLACE = anyOf(
  '',
  new RegExp(
    String.raw`\b(?:put|place|keep|post|leave) (?:\w+ ){0,2}?LINK (?:\w+ )?(?:in|as) (?:(?:a|the|your) )?(?:\w+ )?` +
      String.raw`(?:comments?|body|end)\b`,
  ),
  new RegExp(
    String.raw`\bLINK (?:\w+ )?(?:go|goes|belongs?|are|to be|should be|must be)(?: \w+){0,2}? (?:in|as) ` +
      String.raw`(?:(?:a|the|your) )?(?:\w+ )?comments?\b`,
  ),
  /\bLINK\b.*\b(?:NO|NOT) (?:in|within)\b/,
);
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
  /\bLINK (?:images?|videos?|photos?)\b/,
  /\bLINK (?:carrying|containing|bearing|ending|leading|pointing|going|older|behind)\b/,
  /\bLINK with (?!NO|little|your|the)\w+ (?:codes?|tags?|ids?)\b/,
  new RegExp(String.raw`\bLINK (?:to|from|for|that|which|of) (?!(?:${NO_SITES})\b)\w`),
);
/** Matches "Link to the original, not to a copy." */
const TO_THE_SOURCE = new RegExp(
  String.raw`^(?:please |always |for [^,]{0,40}, )?LINK (?:directly )?(?:to )?(?:the|an?) ` +
    String.raw`(?:\w+ )?(?:original|primary|archived?|source|article|official)\b`,
);
const ONLY_A_LINK = anyOf(
  '',
  /\b(?:only|just|ONLY|nothing but|NO but) (?:a )?LINK\b/,
  /\bLINK (?:on (?:its|their) own|by (?:itself|themselves)|alone)\b/,
  /\bLINK (?:without|with (?:NO|little)) (?:any |further )?(?:text|context|comment\w*|explanation)\b/,
  /\bLINK (?:without|with (?:NO|little)) (?:any |further )?(?:description|summary)\b/,
  /\b(?:lone|stand ?alone) LINK\b/,
);
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

/** Matches statements about the past: "We had a poll on whether to go text-only". */
const TELLS = /^(?:we|there was) (?:had|have had|used to|was|tried|thought)\b/;
/** Matches "Link to whatever helps." */
const TO_ANYTHING = anyOf(
  '',
  /^(?:please |just |always |do |ALLOW )*LINK (?:directly )?(?:to )?(?:whatever|anything|wherever)\b/,
  /^(?:please |just |always |do |ALLOW )*LINK (?:directly )?(?:to )?any \w+\b/,
  /^(?:please |just |always )*LINK to \b.*\bwherever\b/,
  /^(?:bring|drop|share|post|leave) (?:us |in )?(?:your|the|any|all) LINK ?[.!]*$/,
  /^(?:please )?(?:bring|drop|share|post) LINK to (?!your|PROMO|THEIRS)/,
);
/** Matches "One per post." */
const PER_POST =
  /^(?:max\.?|maximum|ATMOST|ONLY)? ?\d{1,2} (?:per|a|each|in a|every) (?:post|comment|day|week|person|user|member)\b/;
/** Matches "A link waits until a moderator has looked at it." */
const HELD = /\b(?:held|queued?|hidden|waits?|held back|on hold|reviewed|checked|screened|looked at)\b/;
const IF_LINKED = new RegExp(
  String.raw`^(?:if|when|whenever|where|any1 who|those who|posts? that) ` +
    String.raw`(?:\w+ ){0,3}LINK\b.*(?:,|\bmust\b|\bhave to\b|\bhas to\b|\bneeds?\b|\bplease\b)`,
);
const SAY_WHERE =
  /^(?:please |always )?(?:say|tell us|state|mention|warn|indicate|note|label|mark|explain) (?:\S+ ){0,8}LINK\b/;
/** Matches "Without trackers, please." */
const STRIPPED = anyOf(
  '',
  /\b(?:without|no|strip\w*|remov\w+)\b (?:\w+ ){0,3}?(?:trackers?|tracking|affiliate|referral|ref|utm)\b/,
  /\b(?:clean|drop|minus|except|lose)\b (?:\w+ ){0,3}?(?:trackers?|tracking|affiliate|referral|ref|utm)\b/,
);
const IF_REPUTABLE = new RegExp(
  String.raw`\b(?:if|when|provided|as long as) \w+ (?:are|is|come|comes) (?:from|to) ` +
    String.raw`(?:an? )?(?:reputable|reliable|trusted|approved|official|credible)\b`,
);
/** Matches posts that lack what the rule requires of a link. */
const LACKS = anyOf(
  '',
  /\b(?:without|lacking|lacks?|missing|minus) (?:it|1|that|this|them)\b/,
  /\b(?:do|does) not (?:have|carry|bear|include) (?:it|1|that|this|any)\b/,
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
  const condition = CONDITION.test(marked) && !EVERYWHERE.test(plain);
  if (TELLS.test(plain)) return null;
  if (STRIPPED.test(plain) || (bans && LACKS.test(plain))) return 'limited';
  if (TEXT_ONLY.test(marked) && !kind) return /\bEXCEPT\b/.test(marked) ? 'excepted' : 'banned';
  if (!isNamed && mentionsSites(plain) && (bans || /\bONLY\b/.test(marked))) return 'limited';
  if (!isNamed && PER_POST.test(marked)) return 'excepted';
  if (!isNamed && /^(?:ONLY )?(?:peer reviewed|reputable|reliable|credible)\b/.test(marked)) return 'limited';
  if (bans && !isNamed && SOME.test(plain)) return 'limited';
  if (bans && (kind || /\bLINK to (?:them|those|these|such)\b/.test(marked))) return 'limited';
  if (bans) return condition && (isNamed || !/\bONLY thing\b/.test(marked)) ? 'excepted' : 'banned';
  if (
    (FEW.test(marked) && (isNamed || /^(?:\w+ )?(?:ATMOST|ONLY|REPLIES)\b|\bONLY ?\.?$/.test(marked))) ||
    (PLACE.test(marked) && !EVERYWHERE.test(plain))
  )
    return 'excepted';
  if (/(?:\bLINK (?:\w+ ){0,6}?|^)(?:must|need|needs|have to|has to|should|requires?)\b/.test(marked))
    return 'limited';
  if (isNamed && kind && /\bTHREAD\b|\blimited\b/.test(marked)) return 'limited';
  if (isNamed && kind && /\bONLY\b|\buse (?:\w+ ){0,2}LINK\b/.test(marked)) return 'limited';
  if (isNamed && /\b(?:SPARINGLY|RATIONED)\b/.test(marked)) return 'limited';
  if (isNamed && (needsPermission(plain) || IF_LINKED.test(marked) || SAY_WHERE.test(marked)))
    return 'limited';
  if (HELD.test(plain) && /\b(?:until|for|by|before)\b/.test(plain)) return 'limited';
  if (isNamed && TO_ANYTHING.test(marked)) return 'allowed';
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

import { COUNTABLE, DETERMINERS, MASS, VERBS } from '#core/topics/subject-words.ts';
import type { TopicKind } from '#core/topics/topic.ts';
import { isName, lowerFirst, pluralise, standsAlone, STATES, thingOf } from './read-subject.ts';
import type { Scene } from './scene.ts';

/** What a topic is about, as it can stand inside a sentence to others. */
export type Noun = {
  text: string;
  /** "reminding clients" is done, "late invoices" are dealt with. */
  isDoing: boolean;
  /** Belongs to the author: to readers it is theirs ("your onboarding"), or "the" one that they should look at. */
  isOwn: boolean;
  /** Who the author says it belongs to. */
  owner: 'my' | 'our';
};

/** What is over by the time that others read it: "our November numbers", "my first year". */
const DATED =
  /\b(?:january|february|march|april|june|july|august|september|october|november|december|years?|months?|weeks?|quarters?|q[1-4])\b/i;
/** Of these there is one, which is asked for as such. */
const BEST = /^(?:best|top|cheapest|easiest|fastest|simplest) /i;
/** A question about VAT is about VAT, and so is a good article. */
const ABOUT =
  /^(?:(?:an?|some|quick|good|great|nice|interesting|useful|solid) )*(?:questions?|articles?|posts?|reads?|write-?ups?|pieces?) (?:about|on|regarding) /i;
/** In capitals throughout, and no acronym. */
const SHOUTED = /^[^\p{Ll}]*\p{Lu}{4}[^\p{Ll}]*$/u;
/** "Invoicing tool" and "accounting software" are things. */
const KIND_OF =
  /^(?:accounting|advertising|banking|billing|booking|coaching|consulting|crowdfunding|drawing|editing|filing|gaming|hosting|invoicing|landing|listening|mailing|marketing|meeting|monitoring|printing|publishing|reporting|scheduling|shipping|shopping|testing|ticketing|tracking|training|trading)$/;
const ADDRESS = /[\s(]*\b(?:https?|www)\b.*$/i;
const LONGEST = 70;
const MOST_WORDS = 8;
const MOST_WORDS_OF_DOING = 10;
const OWNER = /^(?:my|our) /i;
const ARTICLE = /^(?:an? |another |the |their |most |half |all |every |each |some )/i;
const NUMBER = /^(?:\d[\d.,]*[kKmM]?|one|two|three|four|five|six|seven|eight|nine|ten) (?!percent\b|%)/i;
/** Marks of something other than a plain phrase. */
const ODD =
  /[?!;:"“”„#@/()<>=+…]|\b(?:or|vs|versus|than|because|please|that|when|after|since|if|i|you|we|they|do|does|did|hit|got|went|keeps?|gets?|my|our)\b|^(?:how|why|what|where|who|which|about(?! page)|for|in|on|with|of|to|at|by|from)\b/i;
/** There is one such thing only, so it does not go without its owner. */
const ONE_OF_ALL = /^(?:best|worst|biggest|oldest|newest|main|only|first|last) /i;
/** Of "is a CRM worth it" the thing is the CRM. */
const WORTH = / (?:still |really )?worth$/i;
const LOOSE_END = /\b(?:of|for|with|to|in|on|at|by|from|and|the|a|an|asking|hit|is)$/i;
/** What befalls things is no part of their name: "signup emails land". */
const HAPPENS =
  / (?<=[^s]s )(?:land|bounce|fail|crash|break|vanish|disappear|arrive|stall|hang|drop|churn|leave|cancel)$| (?:lied|died|failed|broke|crashed|stalled|vanished|disappeared|stopped)$/i;
const VAGUE =
  /^(?:(?:big |good |bad )?news\b|mistakes?\b|reasons?\b|examples?\b|myths?\b|something|anything|everything|nothing|it|that|this|these|those|all|no|none|free|thing|things|tool|product|project|stuff|ways?|checklist|guide|tips|lessons?)\b/i;

/** What is announced, and dealt with by nobody. */
const ANNOUNCED =
  /\b(?:deal|sale|offer|teardown|giveaway|checklist|template|guide|roundup|meetup|survey|newsletter|idea|results?)\b/i;
/** What somebody looks for they do not have yet. */
const SOUGHT = /\b(?:looking for|searching for|seeking|in search of|need) $/i;
/** "I quit my job to build a help desk": the text is not about the job. */
const LEFT = /\b(?:quit|left|sold|quitting|leaving|selling) $/i;

/** Of these the whole topic is a statement, and only a part of it can be the thing. */
export const TELLING: ReadonlySet<TopicKind> = new Set(['experience', 'problem', 'opinion', 'launch']);

/** The phrase for a sentence; null where the topic has none that surely reads well. */
export function nounOf({ topic, subject, fits }: Scene): Noun | null {
  const isTold = TELLING.has(topic.kind);
  const thing = isTold ? null : thingOf(subject);
  // Of "moving a shop from Etsy to Shopify" the shop is not the thing.
  const isDone = topic.kind === 'howto' && /^[a-z]{2,}ing /i.test(thing ?? '');
  const { what } = topic.parts;
  const isLonger = thing !== null && what !== null && thing.startsWith(`${what} `);
  for (const phrase of isDone ? [thing] : isLonger ? [thing, what] : [what, thing]) {
    const before = phrase ? topic.text.slice(0, topic.text.indexOf(phrase)) : '';
    if (LEFT.test(before)) continue;
    const noun = phrase && toNoun(phrase.trim(), topic.kind);
    if (noun && topic.kind === 'question' && SOUGHT.test(before) && /^an? /.test(noun.text)) continue;
    if (noun && fits(`More about ${noun.text}.`)) return noun;
  }
  return null;
}

function toNoun(raw: string, kind: TopicKind): Noun | null {
  const said = SHOUTED.test(raw) ? raw.toLowerCase() : raw;
  const thing = said.replace(WORTH, '').replace(ABOUT, '').replace(ADDRESS, '').trim();
  const phrase = lowerFirst(thing.replace(/^(?:An?|The) /, (article) => article.toLowerCase()));
  const isOwn = OWNER.test(phrase);
  const owner = /^our /i.test(phrase) ? 'our' : 'my';
  const [first = '', second = ''] = phrase.toLowerCase().split(' ');
  const isDoing =
    /^[a-z]{2,}ing$/.test(first) &&
    second !== '' &&
    (DETERMINERS.has(second) || !(MASS.has(first) || KIND_OF.test(first)));
  const bare = phrase.replace(OWNER, '').replace(ARTICLE, '').replace(NUMBER, '').replace(HAPPENS, '');
  const isPlain =
    bare.length > 2 &&
    bare.length <= LONGEST &&
    bare.split(' ').length <= (isDoing ? MOST_WORDS_OF_DOING : MOST_WORDS) &&
    (isDoing || !/\d/.test(bare)) &&
    ![ODD, LOOSE_END, VAGUE, STATES].some((sign) => sign.test(bare));
  const of = (text: string, isOwn = false): Noun => ({ text, isDoing, isOwn, owner });
  if (!isPlain || (isOwn ? DATED : BEST).test(bare)) return null;
  if (isDoing) return of(bare);
  if (!bare.includes(' ') && !isWord(bare)) return null;
  if (/^an? /i.test(phrase) && kind === 'feedback') return of(`the ${bare}`);
  if (/^an? /i.test(phrase) && kind !== 'launch' && COUNTABLE.has(headOf(bare)))
    return of(pluralise(bare) || phrase);
  // "We moved a yoga studio" tells of one, and readers have others.
  if (/^an? /i.test(phrase) && kind === 'experience') {
    const plural = pluralise(bare.replace(/^single /i, ''), true);
    return DATED.test(bare) || !/^\p{Ll}+$/u.test(headOf(bare)) ? null : of(plural);
  }
  if (/^an? /i.test(phrase)) return of(phrase);
  // What readers are to look at is one thing.
  if (
    kind === 'feedback' &&
    !ARTICLE.test(phrase) &&
    !isOwn &&
    !isName(bare) &&
    !DETERMINERS.has(bare.toLowerCase().split(' ')[0] ?? '')
  )
    return of(`the ${bare}`);
  if (standsAlone(bare) && !(isOwn && (ONE_OF_ALL.test(bare) || /^(?:saas|b2b|mvp)$/i.test(bare))))
    return of(bare);
  if (isOwn) return of(bare, true);
  const plural = pluralise(bare);
  if (plural) return of(plural);
  // Who types no more than a noun means it as it stands: "scope creep".
  return kind === 'subject' && bare.includes(' ') && !ANNOUNCED.test(bare) ? of(bare) : null;
}

const headOf = (phrase: string): string => phrase.toLowerCase().split(' ').at(-1) ?? '';

/** A word that says something by itself: a plural, a field of work, a name. */
const isWord = (word: string): boolean => {
  const plain = word.toLowerCase();
  if (VERBS.has(plain)) return false;
  return MASS.has(plain) || COUNTABLE.has(plain) || isName(word) || /[^s]s$/.test(plain);
};

import { COUNTABLE, MASS, VERBS } from '#core/topics/subject-words.ts';
import { isName, lowerFirst, pluralise, standsAlone, STATES, type Subject } from './read-subject.ts';

/** A question about VAT is about VAT, and so is a good article. */
const ABOUT =
  /^(?:(?:an?|some|quick|good|great|nice|interesting|useful|solid) )*(?:questions?|articles?|posts?|reads?|write-?ups?|pieces?) (?:about|on|regarding) /i;
/** In capitals throughout, and no acronym. */
const SHOUTED = /^[^\p{Ll}]*\p{Lu}{4}[^\p{Ll}]*$/u;
const LONGEST = 70;
const MOST_WORDS = 8;
const ARTICLE = /^(?:an? |another |the |their |most |half |all |every |each |some )/i;
/** Marks of something other than a plain phrase, the author's own things among them. */
const ODD =
  /[?!;:"“”„#@/()<>=+…\d]|\b(?:or|vs|versus|than|because|please|that|when|after|since|if|i|you|we|they|do|does|did|hit|got|went|keeps?|gets?|my|our)\b|^(?:how|why|what|where|who|which|about(?! page)|for|in|on|with|of|to|at|by|from)\b/i;
const LOOSE_END = /\b(?:of|for|with|to|in|on|at|by|from|and|the|a|an|asking|hit|is)$/i;
/** "Hiring a barista" may be a plan, an offer or an advertisement, and in "reviews disappearing" something happens. */
const DOING =
  /^[a-z]{2,}ing (?:an?|the|my|our|your|their)\b|[^s]s [a-z]{2,}ing$|\S (?!marketing|pricing|shipping|onboarding|hosting|accounting|training|meeting|building|landing|licensing|funding|branding|advertising|booking|billing|invoicing|listing|rating|writing|testing|tracking|planning|hiring|reporting|engineering|coaching|consulting|trading|gaming|parking|cleaning|wedding|clothing)[a-z]{3,}ing \S|^(?:seeking|dealing|looking|needing|wanting) /i;
/** "Best tools" and "the tool" are nothing that others can speak about. */
const VAGUE =
  /^(?:(?:best|top|cheapest|easiest|fastest|simplest) |(?:(?:big |good |bad )?news|mistakes?|reasons?|examples?|myths?|something|anything|everything|nothing|it|that|this|these|those|all|no|none|free|thing|things|tool|product|project|stuff|ways?|checklist|guide|tips|lessons?|truth|questions)\b)/i;
/** What is announced, asked for or listed is not what readers have. */
const ANNOUNCED =
  /\b(?:alternative|deal|sale|offer|teardown|giveaway|checklist|template|guide|roundup|thread|meetup|survey|newsletter|idea|result|update|stat|problem|myth|benchmark|recommendation|review)s?\b/i;

/** What a topic is about, as it can stand inside a sentence to others; null where the topic has none that surely reads well. */
export function nounOf({ thing }: Subject): string | null {
  const raw = thing ?? '';
  const said = SHOUTED.test(raw) ? raw.toLowerCase() : raw;
  const phrase = lowerFirst(
    said.replace(ABOUT, '').replace(/^(?:An?|The) /, (article) => article.toLowerCase()),
  );
  const bare = phrase.replace(ARTICLE, '');
  const isPlain =
    bare.length > 2 &&
    bare.length <= LONGEST &&
    bare.split(' ').length <= MOST_WORDS &&
    ![ODD, LOOSE_END, DOING, VAGUE, ANNOUNCED, STATES].some((sign) => sign.test(bare));
  if (!isPlain || (!bare.includes(' ') && !isWord(bare))) return null;
  return (standsAlone(bare) ? bare : pluralise(bare)) || null;
}

/** A word that says something by itself: a plural, a field of work, a name. */
const isWord = (word: string): boolean => {
  const plain = word.toLowerCase();
  if (VERBS.has(plain)) return false;
  return MASS.has(plain) || COUNTABLE.has(plain) || isName(word) || /[^s]s$/.test(plain);
};

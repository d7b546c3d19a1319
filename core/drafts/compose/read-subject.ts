import { looksEnglish } from '#core/text/looks-english.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { cutText } from '#core/text/cut-text.ts';
import { withoutPage } from '#core/topics/offers-page.ts';
import { PLACES } from '#core/topics/places.ts';
import { COUNTABLE, DETERMINERS, MASS, NAMES, VERBS, VERBS_OR_NOUNS } from '#core/topics/subject-words.ts';

/** The topic in the grammatical forms that sentences need. */
export type Subject = {
  english: boolean;
  /** As a title: capitalised, with a question mark if it is a question. */
  title: string;
  asks: boolean;
  /** The part of the topic that does not fit into the title. */
  rest: string;
  /** A verb phrase that can follow "to": "reduce churn". */
  task: string | null;
  /** A phrase that can follow "about": "pricing for small tools". */
  thing: string | null;
};

const LONGEST_PHRASE = 90;
const LONGEST_TITLE = 120;
const ASKS =
  /^(?:who|what|when|where|why|how|which|whose|is|are|am|was|were|do|does|did|can|could|should|would|will|has|have|any(?:one|body))\b(?! to\b)/i;
const ASKS_PLAINLY =
  /^(?:(?:(?:how(?: (?:much|many|often|long|far|big|well|soon|hard)(?: [\w-]+){0,3}?)?|why|when|where) (?:do|does|did|is|are|am|can|could|should|would|will|have|has)|(?:what|which|who)\b.*?\b(?:do|does|did|is|are|can|could|should|would|will|have|has))\b|(?:is|are|do|does|did|can|could|should|would(?! (?:love|like|appreciate)\b)|will|has|have)\s|any(?:one|body)\b)/i;
/** "What we'd do differently" is told, not asked. */
const TELLS = /^(?:what|why|how|when|where) (?:i|we)(?:['’]\w+)? /i;
const PEOPLE = String.raw`(?: (?:you all|you guys|you|i|we|people|others|one))?`;
const TASK_IN_QUESTION = new RegExp(
  `^(?:(?:so|ok|hey|hi)[, ]+)?(?:how (?:do|can|should|would|could|to)${PEOPLE}(?: (?:best|actually|usually|properly|really|even))?|what(?: is|['’]s| are) (?:the |your )?(?:(?:best|easiest|right|fastest|cheapest|simplest|favou?rite) )?ways? to|how to|(?:the |\\d+ )?(?:(?:best|simple|simplest|easy|easiest|right|fastest|quickest|cheapest) )?(?:ways?|steps|tips|tricks) to|(?:i )?(?:need|want|am trying|trying) to) (.+)$`,
  'i',
);
/** Turns a direct question with a subject of its own into an embedded one: "how small teams decide". */
const OTHERS_DO = /^how do (?!you\b|i\b|we\b|people\b|others\b|one\b)(.+)$/i;
const HELP_ME = /^(?:please )?help (?:me|us)\b/i;
export const STATES =
  /\b(?:is|are|was|were|has|have|had|can|cannot|can['’]t|will|won['’]t|should|must|don['’]t|doesn['’]t|isn['’]t|aren['’]t|didn['’]t|needs?|fails?|matters?|makes?|keeps?)\b/i;
const PREPOSITION =
  /^(?:for|in|of|on|with|without|at|from|to|by|as|after|before|during|when|while|between|under|against|over|among|around|across|about|that|who|which|and|or|vs\.?|versus)$/i;

/** A name such as "iOS" or "n8n" keeps its spelling. */
export const capitalise = (text: string): string =>
  /^\p{Ll}+(?=[^\p{L}\d]|$)/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

export const isName = (word: string): boolean =>
  NAMES.has(word.toLowerCase().replace(/['’]s$/, '')) ||
  (/^\p{Lu}/u.test(word) && PLACES.has(word.toLowerCase())) ||
  /\p{L}.*[\p{Lu}\d.+#]|^\d|^\p{Lu}$/u.test(word);

/** Lower-cases the first letter for use inside a sentence, unless it belongs to a name. */
export const lowerFirst = (text: string): string => {
  const words = text.split(' ');
  const titled = words.length > 2 && words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length / 2;
  return words
    .map((word, at) =>
      (at === 0 || titled) && !isName(word) && !isName(words[at - 1] ?? '') ? word.toLowerCase() : word,
    )
    .join(' ')
    .replace(NAMES_IN_WORDS, (name) => (text.includes(capitaliseAll(name)) ? capitaliseAll(name) : name));
};

const NAMES_IN_WORDS =
  /\b(?:(?:north(?:ern)?|south(?:ern)?|east(?:ern)?|west(?:ern)?|central|latin|middle) (?:europe|america|asia|africa|east)|black friday|cyber monday|product hunt|hacker news|stack overflow|app store|play store|y combinator|core web vitals)\b/gi;
const capitaliseAll = (text: string): string => text.split(' ').map(capitalise).join(' ');

/** "It is live. looking for feedback": a sentence whose author types no capitals. */
const SMALL_START =
  /(?<=\p{L}{3}\. )(?<!\b(?:etc|prof|inc|ltd|approx|min|max|govt|dept|est|misc)\. )\p{Ll}+(?=[\s,.:;!?'’]|$)/gu;

const clean = (raw: string): string =>
  raw
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^["“«]([^"“”«»]*)["”»]$/, '$1')
    .replace(/^(?:[\s,;:!?*#>-]|\.{2,}|\.(?!\p{Ll}|\p{Lu}{2}|Net\b))+/u, '')
    .trim();

const SHORTEST = 12;
/** "BIG NEWS!!!" says nothing yet. */
const CALL = /^(?:\P{L}+ )?(?:(?:big|good|great) )?(?:news|update|announcement|finally)!+\s*$/iu;
const firstSentence = (text: string): string => {
  const [first = '', second = ''] = splitSentences(text);
  const begun = (first.length < SHORTEST || CALL.test(first) ? first + second : first).trim();
  return /^\W*AMA\W*$/i.test(text.slice(begun.length)) ? text : begun;
};

/** Where a long line without a full stop may end as a title. */
const BREAK =
  /[,;:]? (?=(?:and|but|so|because|while|when|which|though|although|then|since|if|any|anyone|anybody|what|how|why|where|is there)\b)|[,;:] |(?: [-–—] )/gi;
const SHORTEST_TITLE = 30;
/** ":)", "1)" and 12" open nothing and close nothing. */
const NO_MARK = /[:;]-?[()]|(?<![\w(])(?:\d+|\p{L})\)|(?<=\d)"/gu;
/** Whether no bracket and no quotation is left open. */
const isClosed = (text: string): boolean => {
  const marked = text.replace(NO_MARK, '');
  return marked.split('(').length === marked.split(')').length && marked.split(/["“”]/).length % 2 === 1;
};

/** The part of a line that fits into a title, up to where it may end. */
function cutTitle(plain: string): string {
  if (plain.length <= LONGEST_TITLE) return plain;
  const ends = [...plain.matchAll(BREAK)].map(({ index }) => index);
  const end = ends.findLast(
    (at) => at >= SHORTEST_TITLE && at <= LONGEST_TITLE && isClosed(plain.slice(0, at)),
  );
  return end === undefined ? `${cutText(plain, LONGEST_TITLE - 1)}…` : plain.slice(0, end);
}

/** Rewrites "my" as "your" for a text that addresses everybody; null when that fails. */
const generalise = (phrase: string): string | null =>
  /\b(?:i|we|us|i['’]\w+|we['’]\w+)\b/i.test(phrase)
    ? null
    : phrase
        .replace(/\b(?:my|our)\b/gi, 'your')
        .replace(/\b(get|find|reach|win|land) first\b/gi, '$1 your first')
        .replace(/\bmyself\b/gi, 'yourself')
        .replace(/\bme\b/g, 'you');

/** "Do you charge per seat?" tells nobody to do anything. */
const DO_YOU = /^(?:do|have) (?:you|we|they|people|any(?:one|body)|your)\b/i;

const taskOf = (plain: string): string | null => {
  if ([OTHERS_DO, HELP_ME, DO_YOU].some((question) => question.test(plain))) return null;
  const words = plain.split(' ');
  const asked = TASK_IN_QUESTION.exec(plain)?.[1];
  if (asked) return /^(?:be|have|not|i|we|you)\b/i.test(asked) ? null : generalise(lowerFirst(asked));
  const [first = '', second = ''] = words.map((word) => word.toLowerCase());
  if (/^(?:set|back) up [a-z]/i.test(plain)) return generalise(lowerFirst(plain));
  if (OFFERS.test(plain)) return null;
  const orders = VERBS.has(first) ? words.length > 1 : VERBS_OR_NOUNS.has(first) && DETERMINERS.has(second);
  return orders && !/^(?:started|up)$/.test(second) ? generalise(lowerFirst(plain)) : null;
};

/** "Get 20% off our candle kits" and "become a volunteer" call readers to something. */
const OFFERS =
  /^(?:win|book|become|join|claim|grab|try|meet|enter|download|register|save the|check out|say hello|come|visit|welcome)\b|^\w+ (?:\S+ ){0,4}(?:free|for free|\d+ ?% off|\$\d+ off)\b|\bwith us\b/i;

/** Whether a phrase works without an article; a singular countable noun does not. */
export const standsAlone = (plain: string): boolean => {
  const words = plain.split(' ');
  const cut = words.findIndex((word, at) => at > 0 && PREPOSITION.test(word));
  const head = (cut > 0 ? words[cut - 1] : words.at(-1)) ?? '';
  const first = words[0] ?? '';
  return (
    /^(?:the|a|an|my|your|our|their|this|these|why|how|what|when|where|which|whether)$/i.test(first) ||
    (/ing$/i.test(first) && DETERMINERS.has(words[1]?.toLowerCase() ?? '')) ||
    MASS.has(head.toLowerCase()) ||
    isName(head) ||
    /(?:[^s]s|ing|(?<!busi)ness|ment|ity|ship|ism|ance|ence)$/i.test(head)
  );
};

/** Turns a singular into a general plural: "landing page for a shop" into "landing pages for a shop". Empty if unsure. */
export const pluralise = (plain: string): string => {
  const words = plain.split(' ');
  const cut = words.findIndex((word, at) => at > 0 && PREPOSITION.test(word));
  const at = (cut > 0 ? cut : words.length) - 1;
  const head = words[at] ?? '';
  if (!COUNTABLE.has(head.toLowerCase())) return '';
  const plural = /(?:s|x|ch|sh)$/.test(head)
    ? `${head}es`
    : /[^aeo]y$/.test(head)
      ? head.replace(/y$/, 'ies')
      : `${head}s`;
  return words.with(at, plural).join(' ');
};

const REQUEST =
  /^(?:(?:any|some|looking for|need) )?(?:tips|advice|thoughts|opinions|recommendations|suggestions|ideas|feedback|help|resources|(?:a |quick )?questions?) (?:for|on|about|with) /i;
const NO_THING =
  /^(?:i|we|my|our|you|it|there|this is|here|most|many|all|some|few|nobody|every\w+|people|just|please|stop|best|easiest|right|cheapest|biggest|why|how|what|when|where|which|whether)\b|[;:!"“”]|\. /i;

const thingOf = (whole: string, asks: boolean): string | null => {
  const plain = whole.replace(REQUEST, '');
  if (plain.length > LONGEST_PHRASE || NO_THING.test(plain) || STATES.test(plain)) return null;
  if (asks && plain === whole && ASKS_PLAINLY.test(plain)) return null;
  return lowerFirst(standsAlone(plain) ? plain : pluralise(plain)) || null;
};

/** "How to reduce churn: where would you start?" asks twice. */
const ASKS_TWICE =
  /^((?:how|what|why|where|when|which|who)\b[^:?]{8,}): (?:who|what|where|when|how|which|why|is|are|do|does|can|should|would|any)\b.*$/i;

export function readSubject(typed: string, english = looksEnglish(clean(typed))): Subject {
  const raw = english ? typed.replace(SMALL_START, capitalise) : typed;
  const whole = clean(raw);
  const short = firstSentence(whole);
  const marked = /\?\s*$/.test(short);
  const plain = short.replace(/[\s?.!,;:…]+$/, '');
  const asks = marked || (english && ASKS.test(plain) && ASKS_PLAINLY.test(plain) && !TELLS.test(plain));
  const sign = /…$/.exec(short.trim())?.[0] ?? (asks ? '?' : '');
  const title = capitalise(cutTitle(plain)) + (plain.length <= LONGEST_TITLE ? sign : '');
  const rest = plain.length > LONGEST_TITLE || short.length < whole.length ? whole : '';
  if (!english)
    return {
      english,
      title: cutTitle(capitalise(short)),
      asks,
      rest,
      task: null,
      thing: null,
    };
  // In "Freelancers: how do you find clients?" the question follows the colon.
  const asked = asks
    ? plain.replace(ASKS_TWICE, '$1').replace(/^[^:?]{2,30}: (?=\w)/, '')
    : withoutPage(plain);
  // "Do late payments kill agencies?" tells nobody to do anything.
  const task = asks && /^(?:do|have)\b/i.test(asked) ? null : taskOf(asked);
  return {
    english,
    title,
    asks,
    rest,
    task,
    thing: task ? null : thingOf(asked, asks),
  };
}

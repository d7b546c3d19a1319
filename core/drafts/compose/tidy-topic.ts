import { NAMES } from '#core/topics/subject-words.ts';
import { isEnglish } from '#core/topics/is-english.ts';
import { markLinks } from '../enforce/mark-links.ts';
import { nameHosts, nameOfAddress } from '../enforce/name-of-address.ts';
import { capitalise } from './read-subject.ts';
import { escapePattern } from '#core/mentions/own-site.ts';

const ADDRESS = /\(?\b(?:https?:\/\/|www\.)[^\s<>)]+\)?/gi;
/** "What www.quillbox.app taught me" */
const HOST_IN_WORDS = /(?<=\b(?:what|how|why|when|that) )www\.([\p{L}\p{N}-]+)\.[^\s/]+(?= \p{Ll})/giu;
/** An address with words of its sentence behind it. */
const AMONG_WORDS =
  / (?:https?:\/\/(?:www\.)?|www\.)([\p{L}\p{N}-]+)\.[^\s<>)]*[^\s<>).,;:!?](?=[.,;:!?]* [\p{L}\d])/giu;
/** The sentence needs a name behind one of these. */
const NEEDS_NAME =
  /\b(?:to|at|on|from|of|for|with|via|about|in|through|by|than|like|and|or|vs|check|see|visit|try|tried|use|using|used|called|launch(?:ed|ing)?|built|made|is|was|review|roast|rate|read|love|introducing)$/i;
const BEGINS_ANEW =
  /^ (?:feedback|thoughts|what|how|why|would|could|can|do|does|is|are|any|roast|looking|let|tell|it|we|i)\b/i;
/** "Built this at https://quill.app what next?" keeps the name, and behind "late fees" a dash stands for the address. */
const nameAmongWords = (topic: string): string =>
  topic.replace(AMONG_WORDS, (address: string, name: string, at: number) => {
    if (NEEDS_NAME.test(topic.slice(0, at))) return ` ${name}`;
    return BEGINS_ANEW.test(topic.slice(at + address.length)) ? ' –' : '';
  });
/** What led to an address leads nowhere without it. */
const LED_TO = / (?:to|at|on|from|of|for|with|via|about|in|through)\s*([?!.]*)$/i;
const LOOSE_END = /[\s:;,–—-]+$/;
const SLUG = /^\S+\/([a-z0-9]+(?:-[a-z0-9]+)+)(?:\.\w+)?\/?(?:[?#]\S*)?$/i;
const TAGS_AT_THE_END = /(?: #[\p{L}\p{N}_]+)+$/u;

/** "Roast my page: inboxzen.app" names it behind the sentence. */
const BEHIND = /(?<= \S+)(?::| [-–—]| ?\() ?([^\s()]+)\)?$/u;
const ASKS_TO_LOOK =
  /^(?:roast|rate|review|critique|judge|feedback|check|test|try|look|please|can|could|would)\b/i;
const withoutHostBehind = (text: string): string =>
  !ASKS_TO_LOOK.test(text)
    ? text
    : text.replace(BEHIND, (behind, last: string) => (nameHosts(last) === last ? behind : ''));

/** A topic without its addresses, which a text may not hold; of a bare address, the words that it ends with. */
export function withoutAddresses(topic: string): string {
  const bare = nameAmongWords(topic.replace(HOST_IN_WORDS, '$1'))
    .replace(ADDRESS, '')
    .replace(/\s+/g, ' ')
    .replace(LOOSE_END, '')
    .trim();
  const text = bare === topic.trim() ? bare : bare.replace(LED_TO, '$1');
  const isLeft = text === topic.trim() || text.includes(' ');
  return isLeft ? text : (SLUG.exec(topic.trim())?.[1]?.replaceAll('-', ' ') ?? '');
}

const WORDS_BEFORE_NAME = 3;

/** A host that a topic begins with is what it is about, by its name: "inboxzen.app" is "inboxzen". */
const nameFirstHosts = (text: string): string => {
  const words = text.split(' ');
  const first = words.slice(0, WORDS_BEFORE_NAME).join(' ');
  return [nameHosts(first), ...words.slice(WORDS_BEFORE_NAME)].join(' ');
};

/** Tags behind a sentence are left out, and a topic of nothing but tags is a list of words. */
const withoutTags = (text: string): string =>
  /^(?:#[\p{L}\p{N}_]+ ?)+$/u.test(text)
    ? text.replaceAll('#', '').trim().replaceAll(' ', ' and ')
    : text.replace(TAGS_AT_THE_END, '');

const ACRONYMS = new Set(
  'ads ai api b2b b2c cro crm css cta dm eu faq html http ios kpi mrr arr nda pdf php ppc pr qa roi saas sdk seo sla sms sql ssl uk ui us usa ux va vat vps'.split(
    ' ',
  ),
);
const SHOUTED = 0.8;
const FEWEST_WORDS = 4;

/** A topic typed in capitals, as one would say it; what holds a figure stays as it is. */
export function withoutShouting(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const upper = letters.filter((letter) => /\p{Lu}/u.test(letter)).length;
  if (upper < letters.length * SHOUTED || text.split(' ').length < FEWEST_WORDS) return text;
  return text.replace(/[^\s]+/g, (word) => {
    const plain = word.toLowerCase();
    const isKept =
      /\d/.test(word) || (ACRONYMS.has(plain.replace(/\W/g, '')) && plain !== 'us' && plain !== 'ads');
    if (isKept || plain === 'i') return word;
    return NAMES.has(plain) ? capitalise(plain) : plain;
  });
}

/** "[Hiring] Rails developer" says it in words, for a sign in brackets is for the community to give. */
const TAG = /^\[(\p{L}[\p{L} -]{1,20})\] (?=\S)/u;

const GREETING = /^(?:(?:so|ok|okay|hey|hi|hello)(?: all| everyone| guys)?[,! ]+)+(?=\p{L})/iu;
/** Words typed in haste, without their sign. */
const HASTY: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w.'’/-])i(?=['’ ]|$)/g, 'I'],
  [/\b(does|did|do|is|are|was|were|would|could|should|have|has|had|ca)nt\b/gi, "$1n't"],
  [
    /\b(what|that|there|here|who)s\b(?= (?:the|a|an|your|my|our|no|not|it|better|best|going|wrong)\b)/gi,
    "$1's",
  ],
  [/\b(you|they)re\b/gi, "$1're"],
  [/\b(I|you|we|they)ve\b/gi, "$1've"],
  [/\bim\b/gi, "I'm"],
];
const withSigns = (text: string): string =>
  HASTY.reduce((typed, [pattern, signed]) => typed.replace(pattern, signed), text);

/** A topic's words as a text may hold them: without addresses, tags and capitals, and without a name to withhold. */
export function tidyTopic(topic: string, withheld: string | null): string {
  const said = withoutShouting(withoutTags(nameFirstHosts(withoutHostBehind(withoutAddresses(topic)))))
    .replace(TAG, '$1: ')
    .replace(GREETING, '');
  const tidied = isEnglish(said) ? withSigns(said) : said;
  if (withheld === null) return tidied;
  return [withheld, nameOfAddress(markLinks(withheld, null).text)].reduce(withoutName, tidied);
}

/** What says of a name what it is, so that it can stand without it. */
const THING =
  '(?:app|tool|product|project|startup|saas|plugin|extension|library|newsletter|site|website|game|bot|service|platform|cli|company|agency|shop|store|podcast|book|course|bakery|studio|channel|blog|cafe)';

/** The topic with what it presents left unnamed: "Launching Quillbox, a small app" launches a small app. */
export function withoutName(topic: string, name: string): string {
  const named = `(?<![\\p{L}\\p{N}])["'“„‘]?${escapePattern(name)}(?![\\p{L}\\p{N}])(?:["'”“’](?!\\p{L}))?(?: v?\\d+(?:\\.\\d+)*)?`;
  const text = topic
    .replace(new RegExp(`${named},? (?:it|which|that) (?=\\p{Ll}+s\\b)`, 'iu'), 'something that ')
    .replace(new RegExp(`,? (?:it['’]?s|it is|which is|that is)? ?(?:called|named) ${named},?`, 'iu'), ',')
    .replace(new RegExp(`^${named}(?: [-–—] |: |, )`, 'iu'), '')
    .replace(
      new RegExp(
        ` (?<!\\b(?:of|for|to|with|in|on|at|by|from) )${named}(?=, (?:now|and|so|but|with|because|after|since|when|which) )`,
        'iu',
      ),
      '',
    )
    .replace(
      new RegExp(
        `(?<!\\b(?:of|for|to|with|in|on|at|by|from) )${named}(?:,| [-–—]|:) (?=(?:an?|the|my|our) )`,
        'iu',
      ),
      '',
    )
    .replace(new RegExp(`(?<=\\b(?:the|my|our|your|an?)(?: new)? )${named} (?=\\p{Ll})`, 'iu'), '')
    .replace(new RegExp(`\\b(my|our) ((?:[\\w-]+ )?${THING}) ${named}`, 'iu'), '$1 $2')
    .replace(new RegExp(`\\b(my|our) ([\\w-]+ )?${named}`, 'iu'), '$1 $2project')
    .replace(
      new RegExp(`${named} (?=(?:home ?page|landing page|page|site|website|app|shop|store)\\b)`, 'giu'),
      'a ',
    )
    .replace(new RegExp(`^${named} (?=(?:is|was) (?:the|an?|my|our|by far) )`, 'iu'), 'This ')
    .replace(new RegExp(named, 'giu'), 'something new')
    .replace(/[,\s]+([,.!?])/g, '$1')
    .replace(/([.!?]),/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return text.replace(/[\s,:–—-]+$/, '');
}

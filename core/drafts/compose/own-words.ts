import { splitSentences } from '#core/text/map-sentences.ts';
import { splitWords } from '#core/text/split-words.ts';
import { capitalise } from './read-subject.ts';

const SUBJECT =
  /^(?:there|this|that|these|those|nothing|something|nobody|everybody|everyone|someone|most|many|some|all|my|our|the|an?|people|customers|clients|users|half|both|each)\b/i;
const FINITE =
  /\b(?:is|are|was|were|am|has|have|had|do|does|did|can|could|will|would|should|must|may|might|went|came|took|got|made|lost|found|saw|ran|paid|sent|wrote|built|kept|left|put|cut|set|told|gave|grew|fell|rose|felt|began|spent|sold|said|need|needs|want|wants|works?|takes?|costs?|makes?|helps?|means?|gets?|goes|stays?|looks?|runs?|[a-z]{2,}ed)\b|['’](?:s|re|m|ve|d|ll)\b|n['’]t\b/i;
/** "We got", "it writes": what follows such a word is its verb. */
const PRONOUN = /^(?:i|we|you|they|it|he|she|ours|mine)(?:['’]\p{L}+)? \p{L}/iu;
/** "Late invoices are", "nine of twelve said". */
const EARLY_VERB =
  /^(?:\S+ ){1,4}(?:is|are|was|were|has|have|had|does|did|do|can|cannot|could|will|would|should|must|said|says|\w+n['’]t)\b/i;
/** "Guest posts brought nobody": past forms that no noun is made of. */
const EARLY_PAST =
  /^(?:\S+ ){1,4}(?:brought|came|went|took|gave|fell|rose|grew|ran|saw|worked|failed|dropped|stopped|helped|replied|broke|cost|dipped)\b/i;
/** "When you have 50 services", "that I need a partner": half of a sentence, unless a comma opens the other half. */
const CLAUSE =
  /^(?:when|if|because|whether|until|unless|who|which|that (?:i|we|you|they|it|he|she)|that (?!(?:is|was|has|does|this)\b)[a-z]+[^s\W]s (?!(?:an?|the|it|me|us|them|my|our|well|fine|how|why|what|when|is|was|has)\b)\w+)\b[^,]*$/i;
const CLAUSE_AND_MAIN = /^(?:when|if|because|until|unless|since|before|after) [^,]+, (?:\S+ ){1,4}\S/i;
/** "A droplet that is full", "Hetzner, because it is cheap": the verb belongs to what the thing is, or why. */
const THING_WITH_CLAUSE =
  /^(?!(?:the|my|our|this|that|there|it|nobody|nothing|everybody|everyone)\b)(?:[^\s,]+ ){1,5}(?:that|which|who|where)\b|^[^\s,]+(?: [^\s,]+){0,2}, (?:because|since|as|which|so)\b|^an? [^;.]+;|^an? [\w-]+(?: [\w-]+)? (?:nobody|everybody|i|we|they|you)\b/i;
/** "A discount, they left a month later": a thing, and what came of it. */
const THING_AND_OUTCOME = /^([^,]{2,60}), (?:they|it|we|i|he|she|nobody|everybody|people) \S/i;
/** "A shared IP", "a paid trial": no past form, but what kind of IP. */
const KIND_OF =
  /^((?:an?|the|my|our|some|many|most|all) )(?:[a-z]+ed|(?<=\b(?:an?|the|my|our) )(?:paid|lost|sold|kept|sent)|paid(?= (?:ads?|plans?|trials?|traffic|search|social|links?|placements?)\b)) (?=[\w-]+)/i;
/** "The plugin that was to move it": the first verb belongs to the plugin. */
const VERB_OF_THING =
  /^((?:the|my|our) (?:[^\s,]+ ){1,3}?(?:that|which|who) (?:(?:i|we|you|they|it|he|she) )?)[^\s,]+ ?/i;
/** Letters alone, so that a name such as "iOS" or "n8n" keeps its spelling. */
const PLAIN_WORD = /^\p{Ll}+(?:-\p{Ll}+)*(?=[\s,.:;!?'’]|$)/u;

/** Whether a line stands as a sentence by itself; without a clear sign of one it does not. */
export function isWhole(line: string): boolean {
  if (PRONOUN.test(line) || CLAUSE_AND_MAIN.test(line)) return true;
  if (CLAUSE.test(line) || THING_WITH_CLAUSE.test(line)) return false;
  return hasVerb(THING_AND_OUTCOME.exec(line)?.[1] ?? line);
}

/** "My brother ships gingerbread", but not "our accountant fees", "my friend Thomas" or "my wife jeans shop". */
const PERSON_DOES = new RegExp(
  [
    '^(?:[Mm]y|[Oo]ur) (?:[\\w-]+ )?(?:brother|sister|wife|husband|mother|mom|mum|father|dad|son|daughter|cousin|uncle|aunt|friend|neighbou?r|co-?founder|boss|colleague|accountant|assistant) (?:(?:also|still|now|never|always|often|only) )?',
    '(?:(?:ships|sells|makes|bakes|writes|builds|runs|uses|wants|needs|thinks|says|asks|knows|likes|loves|hates|prefers|gets|takes|keeps|sends|goes|comes|helps|works|teaches|reads|buys|pays|spends|gives|tells|believes|manages|owns|handles|cooks|sews|knits|lives|feels|finds|tries) (?!and\\b|or\\b|of\\b)\\S',
    '|[a-z]+[^s\\W]s (?:an?|the|my|our|her|his|their|its|me|us|him|them|it|you|every|everything|everyone)\\b)',
  ].join(''),
);

function hasVerb(line: string): boolean {
  const told = line.replace(KIND_OF, '$1').replace(VERB_OF_THING, '$1');
  return (
    PERSON_DOES.test(told) ||
    EARLY_VERB.test(told) ||
    EARLY_PAST.test(told) ||
    (SUBJECT.test(told) && FINITE.test(told))
  );
}

/** A line of the author's as a sentence: a capital, a full stop, and otherwise as it was typed. */
export function toSentence(line: string): string {
  const plain = line
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:\[[^\]]{1,20}\] ?|[-*•>#]+ )/, '')
    .replace(/[,;:]$/, '')
    .replace(/(?<![\w.'’-])i(?=['’ ])/g, 'I');
  if (plain === '') return '';
  const ended = /[.!?…][)"'”’\]]*$|[\p{Extended_Pictographic}]$/u.test(plain) ? plain : `${plain}.`;
  return PLAIN_WORD.test(ended) ? capitalise(ended) : ended;
}

/** "The redirects: export every URL" says itself what it is about. */
const LABELLED = /^[^.!?]{3,40}: /;

/** First words that are no name, whatever comes next. */
const ORDINARY =
  /^(?:The|An?|My|Our|Their|Its?|This|That|These|Those|No|Not|None|Never|Nothing|Nobody|Some|Most|Many|Few|All|Every|We|They|You|He|She|In|On|At|For|From|With|Without|To|About|Only|When|If|Because|People|Anyone|One|Two|Three)(?= )/;

/** A guess that stands alone would be a fact. */
const GUESSED = /^(?:My own|Where I|Why it exists|What it means)/;
/** “What it cannot do yet: no app” denies twice. */
const DENIES =
  /^(?:no|not|none|never|without|cannot|can['’]t|nothing(?!(?: yet| so far| really)?[.!]*$))(?![\w-])/i;
const firstOf = (line: string): string => splitSentences(line.trim())[0] ?? '';

/** The same behind words that say what it is about, where it is no sentence by itself. */
export const withLead = (lead: string, line: string): string =>
  lead === '' ||
  (isWhole(firstOf(line)) && !GUESSED.test(lead)) ||
  LABELLED.test(line) ||
  (/\b(?:cannot|missing)\b/.test(lead) &&
    !/^(?:no idea|never mind|not sure)\b/i.test(line.trim()) &&
    DENIES.test(line.trim()))
    ? toSentence(line)
    : toSentence(`${lead} ${line.trim().replace(ORDINARY, (word) => word.toLowerCase())}`);

const plain = (text: string): string => ` ${splitWords(text).join(' ')} `;
export const isSame = (one: string, other: string): boolean => plain(one) === plain(other);
export const holds = (text: string, words: string): boolean => plain(text).includes(plain(words));
/** Whether a title ends with these words, be there a tag before them. */
export const says = (title: string, words: string): boolean => plain(title).endsWith(plain(words));

const FEWEST_WORDS = 3;
export const saysEnough = (text: string): boolean => splitWords(text).length >= FEWEST_WORDS;

/** Where neither the topic nor its author gives a sentence. */
export const NOTHING_KNOWN = 'What do you think about this, and what matters most to you here?';

import { splitWords } from '#core/text/split-words.ts';
import { capitalise, lowerFirst } from './read-subject.ts';

const SUBJECT =
  /^(?:there|this|that|these|those|nobody|everybody|everyone|someone|most|many|some|all|my|our|the|an?|people|customers|clients|users|half|both|each)\b/i;
const FINITE =
  /\b(?:is|are|was|were|am|has|have|had|do|does|did|can|could|will|would|should|must|may|might|went|came|took|got|made|lost|found|saw|ran|paid|sent|wrote|built|kept|left|put|cut|set|told|gave|grew|fell|rose|felt|began|spent|sold|said|need|needs|want|wants|works?|takes?|costs?|makes?|helps?|means?|gets?|goes|stays?|looks?|runs?|[a-z]{2,}ed)\b|['’](?:s|re|m|ve|d|ll)\b|n['’]t\b/i;
/** "We got", "it writes": what follows such a word is its verb. */
const PRONOUN = /^(?:i|we|you|they|it|he|she)(?:['’]\p{L}+)? \p{L}/iu;
/** "Late invoices are", "nine of twelve said". */
const EARLY_VERB =
  /^(?:\S+ ){1,4}(?:is|are|was|were|has|have|had|does|did|do|can|cannot|could|will|would|should|must|said|says|\w+n['’]t)\b/i;
/** "Guest posts brought nobody": past forms that no noun is made of. */
const EARLY_PAST =
  /^(?:\S+ ){1,4}(?:brought|came|went|took|gave|fell|rose|grew|ran|saw|worked|failed|dropped|stopped|helped|replied|broke|cost|dipped)\b/i;
/** Letters alone, so that a name such as "iOS" or "n8n" keeps its spelling. */
const PLAIN_WORD = /^\p{Ll}+(?=[\s,.:;!?'’]|$)/u;

/** Whether a line stands as a sentence by itself; without a clear sign of one it does not. */
export const isWhole = (line: string): boolean =>
  PRONOUN.test(line) ||
  EARLY_VERB.test(line) ||
  EARLY_PAST.test(line) ||
  (SUBJECT.test(line) && FINITE.test(line));

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

/** The same behind words that say what it is about, where it is no sentence by itself. */
export const withLead = (lead: string, line: string): string =>
  lead === '' || isWhole(line.trim()) || LABELLED.test(line)
    ? toSentence(line)
    : toSentence(`${lead} ${lowerFirst(line.trim())}`);

const FEWEST_WORDS = 3;
export const saysEnough = (text: string): boolean => splitWords(text).length >= FEWEST_WORDS;

/** Where neither the topic nor its author gives a sentence. */
export const NOTHING_KNOWN = 'What do you think about this, and what matters most to you here?';

import { plainSentence } from '#core/text/plain-sentence.ts';
import { startsOf } from '../clause-starts.ts';
import { findOpened } from '../find-opened.ts';
import { splitTopic } from '../split-topic.ts';
import { isPastForm, PRESENT } from '../statement-words.ts';
import { VERBS } from '../subject-words.ts';
import type { TypedText } from '../typed-text.ts';
import { type Tagged, tagWords } from './tag-words.ts';
import { TAGS } from './word-tags.ts';
import { OF_DOERS, TURNS } from './turns.ts';

const I = /^(?:i|we|i'm|we're|i've|we've|i'd|we'd|i'll|we'll)$/;
const OWN = /^(?:my|our)$/;

const formOf = (verb: string): string => {
  if (verb.endsWith('ing')) return 'doing';
  if (isPastForm(verb)) return 'did';
  return PRESENT.has(verb) && verb.endsWith('s') ? 'does' : 'do';
};

/** A word by what it does; small words stand for themselves. */
function roleOf({ word, tag }: Tagged): string {
  if (tag === 'noun') return /^\d|[%$€£]/.test(word) ? 'NUMBER' : 'NOUN';
  if (tag === 'verb') return `VERB ${formOf(word)}`;
  if (tag === 'adverb') return 'ADVERB';
  return OWN.test(word) ? 'OWN' : word;
}

function doerOf(before: readonly Tagged[]): string {
  if (before.length === 0) return 'nobody';
  if (before.some(({ word }) => I.test(word))) return 'i';
  if (before.some(({ word }) => OWN.test(word))) return 'own';
  return (
    before.find(({ tag }) => tag === 'pronoun')?.word ??
    (before.some(({ tag }) => tag === 'asking') ? 'asked' : 'other')
  );
}

function deedOf(verb: Tagged | undefined): string {
  if (!verb) return 'none';
  if (verb.tag === 'verb') return formOf(verb.word);
  if (verb.word.endsWith("n't")) return 'not';
  if (/^(?:is|are|am)$/.test(verb.word)) return 'is';
  if (/^(?:was|were|had|did)$/.test(verb.word)) return 'was';
  return /^(?:has|have)$/.test(verb.word) ? 'has' : 'may';
}

const isSaid = ({ word, tag }: Tagged): boolean => tag !== 'mark' || /^[:?,]$/.test(word);
const HAS_OWN = /(?<!\p{L})(?:my|our)(?!\p{L})/u;
const HAS_SELF = /(?<!\p{L})(?:i|we|i'm|we're|i've|we've|me|us)(?!\p{L})/u;
const HAS_YOU = /(?<!\p{L})(?:you|your)(?!\p{L})/u;

/** How a sentence begins: its first words, and what they do. */
function signsOfStart(words: readonly Tagged[]): string[] {
  const roles = words.slice(0, 3).map(roleOf);
  const [first = '', second] = words.map(({ word }) => word);
  const signs = [1, 2, 3].map((count) => `^=${roles.slice(0, count).join(' ')}`);
  signs.push(`^${first}`);
  if (second !== undefined) signs.push(`^${first} ${second}`);
  if (VERBS.has(first)) signs.push('^order');
  return signs;
}

/** Who does what, and which turns of phrase go with it. */
function signsOfDeed(words: readonly Tagged[], plain: string, asks: boolean): string[] {
  const at = words.findIndex(({ tag }) => tag === 'verb' || tag === 'auxiliary');
  const doer = doerOf(at < 0 ? words.slice(0, 0) : words.slice(0, at));
  const deed = `${doer} ${deedOf(words[at])}`;
  const length = plain.split(' ').length;
  const size = length < 3 ? 'tiny' : length < 6 ? 'short' : length < 12 ? 'usual' : 'long';
  const said = Object.keys(TURNS).filter((name) => TURNS[name]?.test(plain));
  return [
    `who:${at < 0 ? 'none' : doer}`,
    `deed:${deed}`,
    `deed${asks ? '?' : '.'}:${deed}`,
    `size:${size}${at < 0 ? ' no verb' : ''}`,
    ...said.map((name) => `turn:${name}`),
    ...(asks ? said.map((name) => `turn?:${name}`) : []),
    ...said.filter((name) => OF_DOERS.includes(name)).map((name) => `${at < 0 ? 'none' : doer}:${name}`),
  ];
}

function signsOfPersons(plain: string, asks: boolean): string[] {
  const own = HAS_OWN.test(plain);
  const self = HAS_SELF.test(plain);
  const you = HAS_YOU.test(plain);
  const persons = [own && 'own', self && 'self', you && 'you', asks && '?'].filter((each) => each !== false);
  return [
    `persons:${persons.join(' ')}`,
    ...persons.map((each) => `person:${each}`),
    ...(/\d/.test(plain) ? ['digit'] : []),
  ];
}

const signsOfWords = (words: readonly Tagged[]): string[] =>
  words.map(({ word }) => word).filter((word) => !/^[$€£~+-]?\d/.test(word));

const CLOSED = /^(?:this|these|your|the|an?|every|most|half|no|each|all|some|many)$/;
const MANY = /[^s]s$/;

/** What the first word makes of the thing that a sentence begins with. */
function determinedBy(first: string): string {
  if (OWN.test(first)) return 'own';
  if (I.test(first)) return 'i';
  if (CLOSED.test(first)) return first;
  if (/^[$€£~]?\d/.test(first)) return 'number';
  return TAGS.get(first) ?? (MANY.test(first) ? 'many' : 'one');
}

/** What a statement is about, and what is said of it. */
function signsOfSubject(words: readonly Tagged[]): string[] {
  const at = words.findIndex(({ tag }) => tag === 'verb' || tag === 'auxiliary');
  const first = words[0]?.word ?? '';
  const end = at < 0 ? words.length : at;
  const last = words[end - 1]?.word ?? '';
  const subject = `${determinedBy(first)} ${end > 0 && MANY.test(last) ? 'many' : 'one'}`;
  return [
    `about:${subject}`,
    `about:${subject} ${deedOf(words[at])}`,
    `tags:${words
      .slice(0, 4)
      .map(({ tag }) => tag)
      .join(' ')}`,
    `end:${words.slice(-2).map(roleOf).join(' ')}`,
  ];
}

/** Whether the words before an address say something of their own. */
function signsOfAddress(prose: string, first: string): string[] {
  if (!prose.includes('\uE000')) return [];
  const where = /\uE000[^\p{L}]*$/u.test(prose)
    ? 'end'
    : /^[^\p{L}]*\uE000/u.test(prose)
      ? 'start'
      : 'inside';
  const asks = prose.includes('?');
  const words = tagWords(first.replace(/\uE000/g, ' '));
  const verb = words.findIndex(({ tag }) => tag === 'verb' || tag === 'auxiliary');
  const doer = verb < 0 ? 'none' : doerOf(words.slice(0, verb));
  return [
    'address',
    `address:${where}`,
    `address:${where} ${asks}`,
    `address by ${doer}`,
    `address of ${determinedBy(words[0]?.word ?? '')}`,
  ];
}

function signsOfSentence(plain: string): string[] {
  const asks = plain.includes('?');
  const words = tagWords(plain).filter(isSaid);
  const start = startsOf(plain).at(-1) ?? 0;
  const said = start === 0 ? words : tagWords(plain.slice(start)).filter(isSaid);
  return [
    ...(asks ? ['asks'] : []),
    ...(plain.includes('!') ? ['calls'] : []),
    ...signsOfStart(said),
    ...signsOfDeed(said, plain, asks),
    ...signsOfPersons(plain, asks),
    ...signsOfSubject(said),
    ...signsOfWords(words),
  ];
}

/** The sentence that asks for something, or else the first: the others only lead to it. */
const mainOf = (sentences: readonly string[]): string =>
  sentences.find((sentence) => sentence.includes('?') || TURNS.request?.test(sentence)) ?? sentences[0] ?? '';

/** Everything about a topic's words and their order that may tell of what kind it is. */
export function signsOfTopic({ plain, prose }: TypedText): string[] {
  const sentences = splitTopic(prose)
    .map((sentence) => plainSentence(sentence.replace(/[’‘`´]/g, "'")))
    .filter((sentence) => /[\p{L}\p{N}\uE000]/u.test(sentence));
  const signs = [
    `sentences:${Math.min(sentences.length, 3)}`,
    ...signsOfAddress(prose, sentences[0] ?? ''),
    ...(findOpened(prose) ? ['opened'] : []),
    ...(findOpened(prose, true) ? ['doing'] : []),
    ...(/^[^:]{2,40}:\s/.test(plain) ? ['label'] : []),
    ...signsOfSentence(mainOf(sentences)),
  ];
  return [...new Set(signs)];
}

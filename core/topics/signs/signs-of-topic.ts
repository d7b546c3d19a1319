import { plainSentence } from '#core/text/plain-sentence.ts';
import { startsOf } from '../clause-starts.ts';
import { findOpened } from '../find-opened.ts';
import { splitTopic } from '../split-topic.ts';
import { isPastForm, PRESENT } from '../statement-words.ts';
import { VERBS } from '../subject-words.ts';
import type { TypedText } from '../typed-text.ts';
import { type Tagged, tagWords } from './tag-words.ts';
import { OF_DOERS, TURNS } from './turns.ts';

/** The sentences that are read; what comes after them says little of the kind. */
const MOST_SENTENCES = 4;
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
  words
    .flatMap((token, at) => {
      const before = words[at - 1];
      return before ? [token.word, `=${roleOf(before)} ${roleOf(token)}`] : [token.word];
    })
    .filter((sign) => !/^[$€£~+-]?\d/.test(sign));

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
    ...signsOfWords(words),
  ];
}

/** Everything about a topic's words and their order that may tell of what kind it is. */
export function signsOfTopic({ plain, prose }: TypedText): string[] {
  const sentences = splitTopic(prose)
    .map((sentence) => plainSentence(sentence.replace(/[’‘`´]/g, "'")))
    .filter((sentence) => /[\p{L}\p{N}\uE000]/u.test(sentence));
  const signs = [
    `sentences:${Math.min(sentences.length, 3)}`,
    ...(prose.includes('\uE000') ? ['address'] : []),
    ...(findOpened(prose) ? ['opened'] : []),
    ...(findOpened(prose, true) ? ['doing'] : []),
    ...(/^[^:]{2,40}:\s/.test(plain) ? ['label'] : []),
    ...sentences
      .slice(0, MOST_SENTENCES)
      .flatMap((sentence, at) => signsOfSentence(sentence).map((sign) => (at === 0 ? sign : `~${sign}`))),
  ];
  return [...new Set(signs)];
}

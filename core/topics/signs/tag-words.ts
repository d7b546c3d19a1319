import type { Run } from '../run.ts';
import { isBaseForm, isPastForm, PRESENT } from '../statement-words.ts';
import { VERBS, VERBS_OR_NOUNS } from '../subject-words.ts';
import {
  ALWAYS_DEED,
  ASKS_VERB,
  BEFORE_VERB,
  NO_DEED,
  ORDERED,
  type Tag,
  TAGS,
  THINKING,
  TO_DO,
} from './word-tags.ts';

export type Tagged = Run & { word: string; tag: Tag };
/** What has been read of the clause so far. */
type Clause = { hasVerb: boolean; isAsked: boolean; isDetermined: boolean };
type Place = {
  word: string;
  before: Tagged | undefined;
  beforeThat: Tagged | undefined;
  next: Tagged | undefined;
};

const TOKEN =
  /(?:[$€£~+-]?\d+(?:[.,]\d+)*(?: ?[%$€£](?!\d))?|[\p{L}\p{N}\uE000])(?:[\p{L}\p{M}\p{N}'+#&/%\uE000-]|\.(?=\p{L}{2}|\d))*|[^\s\p{L}\p{N}]/gu;
const TRAILING = /[.'/&+-]+$/u;

function tokensOf(plain: string): Tagged[] {
  return [...plain.matchAll(TOKEN)].flatMap(({ index, 0: found }): Tagged[] => {
    const isWord = /[\p{L}\p{N}]/u.test(found);
    const word = isWord ? found.replace(TRAILING, '') : found;
    const to = index + word.length;
    const token: Tagged = { word, from: index, to, tag: isWord ? (TAGS.get(word) ?? 'noun') : 'mark' };
    if (to === index + found.length) return [token];
    return [token, { word: found.slice(word.length), from: to, to: index + found.length, tag: 'mark' }];
  });
}

const isAdverb = (word: string): boolean =>
  /\p{L}{3}ly$/u.test(word) &&
  !/^(?:family|friendly|reply|supply|assembly|daily|weekly|monthly|yearly)$/.test(word);
const isDeed = (word: string): boolean => /\p{L}{2}ing$/u.test(word) && !NO_DEED.test(word);
const isVerbForm = (word: string): boolean =>
  [PRESENT, VERBS, VERBS_OR_NOUNS].some((words) => words.has(word)) ||
  isPastForm(word) ||
  ORDERED.test(word) ||
  isBaseForm(word);
const isDoer = ({ word, tag }: Tagged): boolean =>
  tag === 'pronoun' && !/^(?:me|us|them|him|something|anything|nothing|everything|it)$/.test(word);
const isDetermined = (next: Tagged | undefined): boolean =>
  next?.tag === 'determiner' && !/^(?:no|half|last|next)$/.test(next.word);
const isFollowed = (next: Tagged | undefined): boolean =>
  isDetermined(next) || next?.tag === 'noun' || next?.tag === 'pronoun';

function opensClause({ word, before, next }: Place): boolean {
  if (isDeed(word))
    return ALWAYS_DEED.test(word) || (isFollowed(next) && (before?.tag !== 'mark' || isDetermined(next)));
  return (
    VERBS.has(word) ||
    isPastForm(word) ||
    before?.word === 'who' ||
    (ORDERED.test(word) && isFollowed(next)) ||
    (PRESENT.has(word) && before !== undefined) ||
    (isDetermined(next) && before?.tag !== 'joint') ||
    /^(?:up|out|off|down)$/.test(next?.word ?? '')
  );
}

function followsAuxiliary({ word, before, beforeThat, next }: Place, { isAsked }: Clause): boolean {
  const auxiliary = before?.word ?? '';
  if (BEFORE_VERB.test(auxiliary) && beforeThat && !isAsked) return true;
  if (/^(?:don't|dont|let's|lets)$/.test(auxiliary)) return true;
  if (ASKS_VERB.test(auxiliary))
    return !isAsked || (isVerbForm(word) && isFollowed(next) && next?.tag !== 'noun');
  if (!isDeed(word)) return isPastForm(word);
  return isFollowed(next) || ALWAYS_DEED.test(word) || next === undefined || next.tag === 'preposition';
}

/** "Your first paid ad": what stands between these and a noun is no deed. */
const NO_DOER =
  /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|first|new|free|small|big|best|next|only)$/;

function followsNoun({ word, before, next }: Place, clause: Clause): boolean {
  const noun = before?.word ?? '';
  if (isPastForm(word))
    return !NO_DOER.test(noun) && !(next?.tag === 'noun' && (clause.isDetermined || word.includes('-')));
  if (clause.hasVerb) return false;
  const isPlural = /[^s]s$/.test(noun);
  if (clause.isAsked)
    return (
      isBaseForm(word) ||
      VERBS.has(word) ||
      (isPlural && ORDERED.test(word)) ||
      isDetermined(next) ||
      next?.tag === 'pronoun'
    );
  return PRESENT.has(word) || isDetermined(next) || (isPlural && (isBaseForm(word) || VERBS.has(word)));
}

/** Whether a word that could be a noun is the verb of its clause. */
function isVerb(place: Place, clause: Clause): boolean {
  const { word, before, beforeThat, next } = place;
  if (before === undefined || /^(?:mark|joint|adverb)$/.test(before.tag)) return opensClause(place);
  if (isDoer(before) || (before.word === 'it' && !clause.hasVerb)) return true;
  if (before.tag === 'to') {
    const isPromised = TO_DO.test(beforeThat?.word ?? '') && !/(?:al|ous|ive|ic|[^s]s)$/.test(word);
    return (
      isVerbForm(word) || next?.tag === 'pronoun' || isDetermined(next) || (isPromised && isFollowed(next))
    );
  }
  if (before.tag === 'negation') return !isDeed(word) || isFollowed(next);
  if (before.tag === 'auxiliary') return followsAuxiliary(place, clause);
  if (before.tag === 'preposition') return isDeed(word) && isFollowed(next);
  if (before.tag === 'verb' || before.tag === 'asking') return isDeed(word);
  return before.tag === 'noun' && followsNoun(place, clause);
}

const newClause = (): Clause => ({ hasVerb: false, isAsked: false, isDetermined: false });

/** The words and marks of a text in lower case, each with what it does as far as its neighbours tell. */
export function tagWords(plain: string): Tagged[] {
  const tokens = tokensOf(plain);
  let before: Tagged | undefined;
  let clause = newClause();
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    const isFirst = before === undefined || /^(?:mark|joint|asking)$/.test(before.tag);
    if (/^(?:mark|joint|asking)$/.test(token.tag)) clause = newClause();
    // "Our about page", "our online shop", "300 people", "you all".
    const isAmong = before?.tag === 'determiner' && next?.tag === 'noun';
    if (isAmong && (token.tag === 'preposition' || token.tag === 'adverb')) token.tag = 'noun';
    if (token.word === 'people' && /^\d/.test(before?.word ?? '')) token.tag = 'noun';
    if (before?.tag === 'pronoun' && /^(?:all|guys|both)$/.test(token.word)) token.tag = 'adverb';
    if (token.tag === 'auxiliary') {
      if (isFirst && next?.tag !== 'pronoun' && ASKS_VERB.test(token.word)) clause.isAsked = true;
      else if (isFirst ? next?.tag !== 'pronoun' : !clause.isAsked && !ASKS_VERB.test(token.word))
        clause.hasVerb = !BEFORE_VERB.test(token.word);
    }
    if (token.tag === 'noun') {
      const place = { word: token.word, before, beforeThat: tokens[at - 2], next };
      if (isAdverb(token.word)) token.tag = 'adverb';
      else if (isVerb(place, clause)) token.tag = 'verb';
    }
    if (token.tag === 'verb') clause.hasVerb = !THINKING.test(token.word);
    if (token.tag === 'determiner') clause.isDetermined = /^(?:an?|the)$/.test(token.word);
    else if (token.tag !== 'noun') clause.isDetermined = false;
    if (token.tag !== 'adverb' && token.tag !== 'negation') before = token;
    else if (before?.tag === 'mark') before = undefined;
  }
  return tokens;
}

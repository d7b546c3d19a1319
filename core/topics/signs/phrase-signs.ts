import { KNOWN_NAMES } from '../known-names.ts';
import type { Tagged } from './tag-words.ts';

const ASKED_BY = /^(?:do|does|did|will|would|can|could|should)$/;
const BEING = /^(?:is|are|was|were|isn't|aren't|be|been|being)$/;
const PARTICLE = /^(?:up|out|off|down)$/;
const LEADING = /^(?:about|on|for|with|of|w\/)$/;
const TIME =
  /^(?:seconds?|minutes?|mins?|hours?|days?|nights?|weeks?|weekends?|months?|quarters?|years?|yrs?|summer|winter|spring|fall|autumn|morning|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|20\d\d|19\d\d|q[1-4])$/;
/** Words that lead to what something is about, and words of address. */
const GENERIC =
  /^(?:people|things?|stuff|someone|help|advice|feedback|thoughts?|questions?|tips?|ways?|guide|tutorial|lot|luck|experiences?|ideas?|opinions?|anything|ones?|times?|steps?|reasons?|lessons?|mistakes?|recommendations?|suggestions?|critique|review|input|eyes|look|take|sense|trouble|problems?|issues?|job|part|story|checklist|intro|introduction|beta|testers?|half|most|some|all|no|none|nothing|reddit|folks|everyone|update|psa|rant|sum|kind|sort|sake|case|point|fact|end|start|beginning|rest|use|hard|struggle|struggling|roast|brutal|honest|unpopular|hot|worth)$/;

/** A phrase of a sentence by the places of its words, from the first to before the last. */
export type Place = { from: number; to: number };
/** What of its sentence stands before a phrase. */
export type Context = { sentence: number; phrases: number; verbs: number; setting: number };

const isWord = (token: Tagged | undefined): token is Tagged => token !== undefined && token.tag !== 'mark';
const isSmall = (token: Tagged | undefined): boolean => token?.tag === 'adverb' || token?.tag === 'negation';

/** Whether a verb comes next, which makes the phrase its subject. */
export function isFollowed(tokens: readonly Tagged[], { to }: Place): boolean {
  let at = to;
  while (isSmall(tokens[at])) at += 1;
  const after = tokens[at];
  return after?.tag === 'verb' || after?.tag === 'auxiliary';
}

/** What stands right before a phrase, adverbs aside, and what before that. */
function beforeOf(tokens: readonly Tagged[], { from }: Place): [Tagged | undefined, Tagged | undefined] {
  let at = from - 1;
  while (isSmall(tokens[at])) at -= 1;
  return [tokens[at], tokens[at - 1]];
}

/** "Is my page clear": the phrase is asked about. */
export const isAskedByBeing = (tokens: readonly Tagged[], place: Place): boolean => {
  const [before, beforeThat] = beforeOf(tokens, place);
  return BEING.test(before?.word ?? '') && (!isWord(beforeThat) || beforeThat.tag === 'asking');
};

const roleAfterPreposition = ({ word }: Tagged, beforeThat: Tagged | undefined): string => {
  if (PARTICLE.test(word) && beforeThat?.tag === 'verb') return 'object';
  const after = beforeThat?.tag === 'verb' || beforeThat?.tag === 'noun' ? beforeThat.tag : 'other';
  return `${LEADING.test(word) ? word : 'at'} after ${after}`;
};

/** What a phrase is in its sentence. */
function roleOf(tokens: readonly Tagged[], place: Place): string {
  const [before, beforeThat] = beforeOf(tokens, place);
  const followed = isFollowed(tokens, place);
  if (!isWord(before)) return followed ? 'subject' : before ? 'apposed' : 'whole';
  switch (before.tag) {
    case 'verb':
      return 'object';
    case 'preposition':
      return roleAfterPreposition(before, beforeThat);
    case 'to':
      return `to after ${beforeThat?.tag === 'verb' ? 'verb' : 'noun'}`;
    case 'auxiliary':
      if (ASKED_BY.test(before.word) || isAskedByBeing(tokens, place)) return 'asked';
      return BEING.test(before.word) ? 'predicate' : 'had';
    default:
      return `${before.tag}${followed ? ' subject' : ''}`;
  }
}

const determinedBy = (first: string): string => {
  if (/^(?:my|our)$/.test(first)) return 'own';
  if (/^(?:this|these|your)$/.test(first)) return 'this';
  if (/^an?$/.test(first)) return 'a';
  if (first === 'the') return 'the';
  return /^[$€£~]?\d/.test(first) ? 'number' : 'bare';
};

/** "After two years on Shopify we …": where the words before the statement end. */
export function endOfSetting(tokens: readonly Tagged[]): number {
  const [first] = tokens;
  if (first?.tag !== 'preposition' && first?.tag !== 'joint') return 0;
  const comma = tokens.findIndex(({ word }) => word === ',');
  if (comma > 0) return comma;
  return first.tag === 'joint' ? 0 : tokens.findIndex(({ tag }, at) => at > 1 && tag === 'pronoun');
}

const NTH = ['first', 'second', 'later'];
const nth = (count: number): string => NTH[count] ?? 'later';

/** What may tell whether a phrase is what its topic is about. */
export function signsOfPhrase(tokens: readonly Tagged[], place: Place, context: Context): string[] {
  const words = tokens.slice(place.from, place.to).map(({ word }) => word);
  const last = words.at(-1) ?? '';
  const role = roleOf(tokens, place);
  const signs: (string | false)[] = [
    role,
    (role === 'object' || role.endsWith('after verb')) && `${nth(context.verbs - 1)} verb`,
    `by ${determinedBy(words[0] ?? '')}`,
    words.some((word) => /^(?:my|our)$/.test(word)) && 'own inside',
    `${nth(context.phrases)} phrase`,
    `${nth(context.sentence)} sentence`,
    words.some((word) => TIME.test(word)) && 'time',
    GENERIC.test(last) && 'generic',
    /[%$€£]|^\d/.test(last) && 'figure',
    words.length === 1 && 'one word',
    isFollowed(tokens, place) && 'followed',
    place.to <= context.setting && 'setting',
    KNOWN_NAMES.has(last) && words.length === 1 && 'name',
  ];
  return signs.filter((sign) => sign !== false);
}

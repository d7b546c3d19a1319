import type { Run } from '../run.ts';
import { splitTopic } from '../split-topic.ts';
import { endOfSetting, isAskedByBeing, isFollowed, type Place, signsOfPhrase } from './phrase-signs.ts';
import { type Tagged, tagWords } from './tag-words.ts';

/** A run of words that names something, and the signs of what it is in its sentence. */
export type Phrase = Run & { signs: string[] };

/** "Half of my users" is about users. */
const PART =
  /^(?:[\d$€£].*|half|most|some|all|none|lots?|tons|draft|kind|sort|part|bunch|list|days|weeks|months|years|hours)$/;
/** "A month", "two years", "no account": nothing that a topic could be about. */
const NOTHING =
  /^(?:(?:an?|the|last|next|this|past|first|these|few|couple|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|eleven|half) )*(?:seconds?|minutes?|hours?|days?|nights?|weeks?|weekends?|months?|years?|quarters?|today|yesterday|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)$|^(?:no|0|zero|not a single) /;
const DOMAIN = /\p{L}{2}\.\p{L}{2}/u;
const MOST_OF_DEED = 5;
const ENDS_SUBJECT = /^(?:mark|verb|auxiliary|joint|pronoun|asking)$/;
const ENDS_OBJECT = /^(?:mark|verb|auxiliary|joint|pronoun|asking|preposition|to|adverb)$/;

/** Where a row of determiners and nouns ends, which is nowhere without a noun. */
function endOfNouns(tokens: readonly Tagged[], start: number): number {
  let at = start;
  let nouns = 0;
  for (; at < tokens.length; at += 1) {
    const token = tokens[at];
    const gap = (token?.from ?? 0) - (tokens[at - 1]?.to ?? 0);
    if (!token || (at > start && gap > 1)) break;
    if (nouns > 0 && DOMAIN.test(token.word)) break;
    if (token.tag === 'noun') nouns += 1;
    else if (token.tag !== 'determiner' || nouns > 0) break;
  }
  return nouns > 0 ? at : start;
}

/** The phrase that begins at a word, with what "of" adds to it. */
function placeAt(tokens: readonly Tagged[], from: number): Place | null {
  const to = endOfNouns(tokens, from);
  if (to === from) return null;
  if (to > from + 1 && DOMAIN.test(tokens[from]?.word ?? '')) return { from: from + 1, to };
  if (/^(?:all|both|half)$/.test(tokens[from]?.word ?? '') && tokens[from + 1]?.tag === 'determiner')
    return { from: from + 1, to };
  const wide = tokens[to]?.word === 'of' ? endOfNouns(tokens, to + 1) : to;
  if (wide <= to + 1) return { from, to };
  return { from: PART.test(tokens[to - 1]?.word ?? '') ? to + 1 : from, to: wide };
}

/** "Charging hourly punishes you": a deed that something is said of. */
function deedAt(tokens: readonly Tagged[], from: number): (Place & { signs: string[] }) | null {
  const [deed, before] = [tokens[from], tokens[from - 1]];
  if (!/\p{L}{2}ing$/u.test(deed?.word ?? '') || (deed?.tag === 'auxiliary' && deed.word !== 'being'))
    return null;
  const isAbout = before?.word === 'about' || (before?.tag === 'to' && tokens[from - 2]?.tag === 'noun');
  const opens = !before || /^(?:mark|joint)$/.test(before.tag) || /^(?:why|think|believe)$/.test(before.word);
  if (!isAbout && !opens) return null;
  const start = /^(?:up|out|off|down)$/.test(tokens[from + 1]?.word ?? '') ? from + 2 : from + 1;
  const length = tokens
    .slice(start, start + MOST_OF_DEED)
    .findIndex(({ tag }) => (isAbout ? ENDS_OBJECT : ENDS_SUBJECT).test(tag));
  const to = length < 0 ? tokens.length : start + length;
  const after = tokens[to];
  const isSubject = after?.tag === 'verb' || after?.tag === 'auxiliary';
  const isLabel = !before && after?.word === ':';
  if (to > from + MOST_OF_DEED || !(isSubject || isAbout || isLabel) || (isAbout && to === start))
    return null;
  return { from, to, signs: [isAbout ? 'deed after about' : isLabel ? 'deed as label' : 'deed as subject'] };
}

/** "Is my page clear": the word after the noun says something of it. */
function withoutDescription(tokens: readonly Tagged[], place: Place): Place {
  const { from, to } = place;
  const next = tokens[to];
  const isDescribed =
    to - from > 2 &&
    /^(?:my|our|this)$/.test(tokens[from]?.word ?? '') &&
    next?.tag !== 'adverb' &&
    !isFollowed(tokens, place) &&
    isAskedByBeing(tokens, place);
  return isDescribed ? { from, to: to - 1 } : place;
}

function phrasesOf(sentence: string, nth: number): Phrase[] {
  const tokens = tagWords(sentence);
  const runOf = ({ from, to }: Place): Run => ({
    from: tokens[from]?.from ?? 0,
    to: tokens[to - 1]?.to ?? 0,
  });
  const found: Phrase[] = [];
  const setting = endOfSetting(tokens);
  let verbs = 0;
  let phrases = 0;
  for (let at = 0; at < tokens.length;) {
    const { tag } = tokens[at] as Tagged;
    if (tag === 'verb') verbs += 1;
    const deed = deedAt(tokens, at);
    if (deed) found.push({ ...runOf(deed), signs: deed.signs });
    const place = tag === 'determiner' || tag === 'noun' ? placeAt(tokens, at) : null;
    const said = place && sentence.slice(runOf(place).from, runOf(place).to);
    if (place && said && !NOTHING.test(said)) {
      const signs = signsOfPhrase(tokens, place, { sentence: nth, phrases, verbs, setting });
      found.push({ ...runOf(withoutDescription(tokens, place)), signs });
      phrases += 1;
    }
    at = place?.to ?? at + 1;
  }
  return found;
}

/** Everything that a topic names, in its order. */
export function findPhrases(plain: string): Phrase[] {
  let offset = 0;
  return splitTopic(plain).flatMap((sentence, nth) => {
    const before = offset;
    offset += sentence.length;
    return phrasesOf(sentence, nth).map(({ from, to, signs }) => ({
      from: before + from,
      to: before + to,
      signs,
    }));
  });
}

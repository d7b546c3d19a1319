import { VERBS } from '#core/topics/subject-words.ts';
import { TO_HEAR, WISH } from '../interview/questions.ts';
import { ASKS_YES_OR_NO, isWhole } from './own-words.ts';
import { isName } from './read-subject.ts';

/** "what would you miss" is a question; "what you would miss", "the onboarding" and "screenshots" are what its author wants to hear of. */
export function asQuestion(line: string): string {
  const typed = line.trim();
  const bare = typed.replace(/\.$/, '');
  const small = bare.replace(/^\p{Lu}\p{Ll}+/u, (word) => word.toLowerCase());
  if (/[?!]$/.test(typed)) return line;
  if (ASKS_YES_OR_NO.test(bare) || ASKS.test(small)) return `${bare}?`;
  if (TELLS_WHAT.test(small)) return `${TO_HEAR} ${small}.`;
  if (isWhole(bare) || ORDERS.test(small) || isVerb(small)) return line;
  return /^(?:the|this|my|our|its) /.test(small) && /[\w)]$/.test(bare)
    ? `What do you think of ${small}?`
    : `${WISH.lead} ${isName(bare.split(' ')[0] ?? '') ? bare : small}.`;
}
const ASKS =
  /^(?:what|how|why|where|when|which|who) (?:(?:[\w-]+ ){0,3}(?:do|does|did|would|should|can|could|will|is|are|was|were) (?:you|we|i|they|it|he|she|this|that|the|your|my|our|people)\b|(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had|\w+['’](?:s|re|d))(?: |$))|^(?:what|how|who|where)['’](?:s|re) |, (?:do|does|did|would|should|can|could|will|is|are|was|were|have|has) (?:you|we|they|it|people|anyone)\b|^any (?!.*\b(?:is|are|helps?|counts?|welcome|appreciated)\b)/;
const TELLS_WHAT = /^(?:what|how|why|where|when|which|who|whether|if) \S/;
const ORDERS =
  /^(?:would|roast|rate|please|just|let|tell|be|don['’]t|have|look|see|thanks|no|yes|any|was|were|do|can|could|will|did|had|has)\b/;
const isVerb = (line: string): boolean => VERBS.has(line.split(' ')[0] ?? '');

import { VERBS } from '#core/topics/subject-words.ts';
import { TO_HEAR, WISH } from '../interview/questions.ts';
import { asksYesOrNo } from './asks-yes-or-no.ts';
import { isWhole } from './own-words.ts';
import { isName } from './read-subject.ts';

/** "what would you miss" is a question; "what you would miss", "the onboarding" and "screenshots" are what its author wants to hear of. */
export function asQuestion(line: string): string {
  const typed = line.trim();
  const bare = typed.replace(/\.$/, '');
  const small = bare.replace(/^\p{Lu}\p{Ll}+/u, (word) => word.toLowerCase());
  if (/[?!]$/.test(typed)) return line;
  if (asksYesOrNo(bare) || ASKS.test(small)) return `${bare}?`;
  if (TELLS_WHAT.test(small)) return `${TO_HEAR} ${small}.`;
  if (isWhole(bare) || ORDERS.test(small) || isVerb(small)) return line;
  return /^(?:the|this|my|our|its) /.test(small) && /[\w)]$/.test(bare)
    ? `What do you think of ${small}?`
    : `${WISH.lead} ${isName(bare.split(' ')[0] ?? '') ? bare : small}.`;
}
const AUX = '(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had)';
const SUBJECT = '(?:you|we|i|they|it|he|she|this|that|the|your|my|our|people)';
const ASKS = new RegExp(
  [
    `^(?:what|how|why|where|when|which|who) (?:(?:[\\w-]+ ){0,3}${AUX} ${SUBJECT}\\b|${AUX}(?: |$))`,
    // "How long is too long"
    `^how (?:(?:much|many)(?: (?!${SUBJECT}\\b)[\\w-]+)?|long|often|far|big|small|well|soon|hard|high|low|fast|late|early|\\w+ly) ${AUX}\\b`,
    "^(?:what|how|who|where|why|when)['’](?:s|re) ",
    `, ${AUX} (?:you|we|they|it|people|anyone)\\b`,
    '^any (?!.*\\b(?:is|are|helps?|counts?|welcome|appreciated)\\b)',
  ].join('|'),
);
const TELLS_WHAT = /^(?:what|how|why|where|when|which|who|whether|if) \S/;
/** Where it asks nothing, a line that begins with one of these tells or orders. */
const ORDERS = new RegExp(
  `^(?:${AUX}|roast|rate|please|just|let|tell|be|don['’]t|look|see|thanks|no|yes|any)\\b`,
);
const isVerb = (line: string): boolean => VERBS.has(line.split(' ')[0] ?? '');

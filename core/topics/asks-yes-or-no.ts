import { isBaseForm } from './statement-words.ts';
import { VERBS } from './subject-words.ts';

const LEAD = '^(?:(?:or|and|but|so) )?';
const PERSONS =
  'you|they|we|i|he|she|people|anyone|anybody|everyone|everybody|someone|nobody|these|those|your|anything';
/** Of "is great" and "would welcome help" the subject is left out: they tell. */
const TELLS =
  /^(?:not|no|be|been|being|have|like|welcome|appreciate|just|also|only|still|never|even|always|so|too|very|really|what|how|where|exactly|worth|great|good|fine|awful|better|best|worse|worst|about|an?|in|on|at|for|with|to|from|by|of|and|or|out|over|up|down|well|enough|happy|glad|happening|going|coming|getting|working|running|looking|trying|making|doing|\w+ed)$/i;
const ASKS = new RegExp(`${LEAD}(is|are|am|does|did|should|can|could|will|would|has) (\\S+) .*\\w$`, 'i');
/** "Was the hardest year of my life" tells, and asks no more than "was worth every penny". */
const ASKS_OF_PAST = new RegExp(
  `${LEAD}(?:was|were) (?:it|this|that|there|my|our|the(?! (?:\\w{2,}est|best|worst|most|only|right)\\b)|${PERSONS}) .*\\w$`,
  'i',
);
/** "Do the math" and "have the courage" order. */
const ASKS_PERSONS = new RegExp(`${LEAD}(?:do|have) (?:${PERSONS}) .*\\w$`, 'i');
const ASKS_OF_MANY = new RegExp(`${LEAD}do (?:\\S+ ){0,2}?(\\S+[^s\\W]s) (\\w+)(?: .*\\w)?$`, 'i');

/** Whether a line without a question mark asks: its verb comes first, and its subject next. */
export function asksYesOrNo(line: string): boolean {
  const [, verb = '', next = ''] = ASKS.exec(line) ?? [];
  if (verb !== '' && !TELLS.test(next)) return /^(?:is|are|am|has)$/i.test(verb) || !isVerb(next);
  const [, , doing = ''] = ASKS_OF_MANY.exec(line) ?? [];
  return ASKS_OF_PAST.test(line) || ASKS_PERSONS.test(line) || isVerb(doing);
}

const ALSO_NOUNS = /^(?:work|trade|pay|help|share|post|try|buy|swap|ship)$/;
const isVerb = (word: string): boolean => {
  const plain = word.toLowerCase();
  return VERBS.has(plain) || ALSO_NOUNS.test(plain) || (isBaseForm(plain) && !/[^s]s$/.test(plain));
};

import { isBaseForm } from './statement-words.ts';
import { VERBS } from './subject-words.ts';

const LEAD = '^(?:(?:or|and|but|so) )?';
const PERSONS =
  'you|they|we|i|he|she|people|anyone|anybody|everyone|everybody|someone|nobody|these|those|your|anything';
/** What one does, or what goes on: "is making progress", but "is making friends hard". */
const DOINGS = 'going|coming|getting|working|running|looking|trying|making|doing';
/** Of "is great" and "would welcome help" the subject is left out: they tell. */
const TELLS = new RegExp(
  `^(?:not|no|be|been|being|have|like|welcome|appreciate|just|also|only|still|never|even|always|so|too|very|really|what|how|where|exactly|worth|great|good|fine|awful|better|best|worse|worst|about|an?|in|on|at|for|with|to|from|by|of|and|or|out|over|up|down|well|enough|happy|glad|happening|${DOINGS}|\\w+ed)$`,
  'i',
);
const ASKS = new RegExp(`${LEAD}(is|are|am|does|did|should|can|could|will|would|has) (\\S+) .*\\w$`, 'i');
const ASKS_OF_PAST = new RegExp(
  `${LEAD}(?:was|were) (?:it|this|that|there|the|my|our|${PERSONS}) .*\\w$`,
  'i',
);
/** "Is running ads worth it": what is done is the subject, and what is said of it ends the line. */
const ASKS_OF_DOING = new RegExp(
  `${LEAD}is (?:${DOINGS}) (?!(?:it|me|us|them|things|life|my life|very|really|so|too|far|way|much|a (?:bit|little|lot)|well|fine|good|great|better|\\w+ly)\\b)(?:\\S+ ){1,5}?(?:hard|easy|too \\w+|worth|legal|illegal|allowed|possible|realistic|necessary|normal|fair|wise|smart|crazy|stupid|pointless|useless|dead|overrated|a (?:good|bad|waste|mistake|must))\\b`,
  'i',
);
const RANKS = 'first|second|third|last|next|same|whole|only|right|wrong|best|worst|(?:most|least)(?: \\w+)?';
/** Words in "est" that rank nothing. */
const HIGHEST = '(?!(?:t|gu|requ|cont|prot|inter|for|harv|qu|r|w|n|ch|p|v)est\\b)\\w{2,}est';
const KINDS =
  'big|real|serious|logical|single|good|bad|great|small|new|old|free|full|paid|paying|few|two|three';
const GOES_ON =
  'of|for|in|on|at|to|by|with|from|since|until|before|after|as|like|that|when|where|why|who|because|and|but|so|ever|yet|i|we|you|he|she|they|it';
/** What names a thing and says no more of it tells. */
const TELLS_WHICH = new RegExp(
  [
    // "Does the job" and "was my fault"
    `${LEAD}\\w+ (?:the|my|our) \\S+$`,
    // "Was the last straw for me", but "was the last year hard"
    `${LEAD}(?:was|were) (?:the|my|our) (?:${RANKS}|${HIGHEST})(?: (?:${KINDS}))*(?: (?!(?:${GOES_ON})\\b)[\\w'’-]+)?(?:(?:,| (?:${GOES_ON})\\b).*)?$`,
    // "Was the reason I left"
    `${LEAD}(?:is|was|were) the (?:reason|moment|end|beginning) (?:of (?:my|our|an?|it|that)|i|we|that|why|when)\\b`,
    // "Was the hardest year ever known"
    `${LEAD}(?:was|were) (?:the|my|our) (?:${HIGHEST}|best|worst|most|only|right)\\b`,
  ].join('|'),
  'i',
);
/** "Do the math" and "have the courage" order. */
const ASKS_PERSONS = new RegExp(`${LEAD}(?:do|have) (?:${PERSONS}) .*\\w$`, 'i');
const ASKS_OF_MANY = new RegExp(`${LEAD}do (?:\\S+ ){0,2}?(\\S+[^s\\W]s) (\\w+)(?: .*\\w)?$`, 'i');

/** Whether a line without a question mark asks: its verb comes first, and its subject next. */
export function asksYesOrNo(line: string): boolean {
  if (TELLS_WHICH.test(line)) return false;
  const [, verb = '', next = ''] = ASKS.exec(line) ?? [];
  if (verb !== '' && !TELLS.test(next))
    return /^(?:is|are|am|has)$/i.test(verb) || !isVerb(next) || VERB_OF_NOUN.test(line);
  const [, , doing = ''] = ASKS_OF_MANY.exec(line) ?? [];
  return ASKS_OF_DOING.test(line) || ASKS_OF_PAST.test(line) || ASKS_PERSONS.test(line) || isVerb(doing);
}

const ALSO_NOUNS = /^(?:work|trade|pay|help|share|post|try|buy|swap|ship)$/;
/** "Should work be checked" has its verb behind "work". */
const VERB_OF_NOUN = new RegExp(
  `${LEAD}\\w+ \\S+ (?:(?:always|ever|never|also|only|really|still|even|just|not) )?(?:be|have|cost|come)\\b`,
  'i',
);
const isVerb = (word: string): boolean => {
  const plain = word.toLowerCase();
  return VERBS.has(plain) || ALSO_NOUNS.test(plain) || (isBaseForm(plain) && !/[^s]s$/.test(plain));
};

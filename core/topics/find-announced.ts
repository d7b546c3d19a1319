import { splitSentences } from '#core/text/map-sentences.ts';
import { isCoined } from './find-opened.ts';

const WE_ALSO = '(?:(?:today|now),? )?(?:we|i)';
const SAYS = [
  '(?:just |finally )?(?:launching|launched|introducing|announcing|unveiling|presenting|meet|say hello to)',
  '(?:today|now),? (?:we|i) launch',
  `${WE_ALSO}(?:['’](?:re|m)| are| am) (?:(?:just|finally|now|today) )?launching`,
  `${WE_ALSO}(?:['’]ve| have)? (?:(?:just|finally) )?launched`,
];
const WHEN = '(?:today|now|soon|tomorrow|(?:this|next) \\w+|on Product Hunt|in beta)';
/** "Today we launch Quillbox 2: …": who says it, the name, and what stands behind it. */
const ANNOUNCED = new RegExp(
  `^(${SAYS.join('|')}) ([\\p{L}\\p{N}.+-]+)(?: v?\\d[\\d.]*)?(?: ${WHEN})?(?::|,| [-–—]) (.+)`,
  'isu',
);
const ABOUT =
  'we|i|it|that|this|they|name|is|are|was|were|do|does|did|can|could|should|will|would|went|happened|pays?|else|to|now|next';
/** "Launched Quillbox, nobody came" and "- how it went" look back on a launch, and others ask about it. */
const LOOKS_BACK = new RegExp(
  [
    '^(?:and|but|yet|nobody|no one)\\b',
    '^so (?:what|how|now|far)\\b',
    `^(?:how|what|which|who|where|why) (?:${ABOUT})\\b`,
    '^no (?:users?|customers|sales|orders|sign-?ups?)(?: (?:came|yet|so far|after|since|this|last)\\b| (?:in|for) (?:an?|\\w+ (?:days?|weeks?|months?|years?))\\b|\\W*$)',
    '^(?:what|how|why) (?:worked|broke|failed)(?=\\W*$|,| and\\b| but\\b| for (?:us|me)\\b)',
    '^(?:is|are|am|was|were|do|does|did|can|could|should|will|would|when) (?:we|i|it|this|that|they|you|any|anyone|anybody|people|the|my|our|an?)\\b',
    '^(?:my|our|the) (?:[\\w-]+ ){0,2}(?:mistakes?|numbers|results|story|failures?)\\b',
    '^(?:(?:an?|my|our|the) )?(?:[\\w-]+ )?(?:post-?mortem|retrospective)(?:\\W*$| (?:of|on|after)\\b)',
    '^it (?:was|went|flopped|failed|did|got|took)\\b',
    '^(?:[\\w-]+ ){0,2}lessons?(?:$|[.!,]| (?:from|learn))',
    '^learn(?:ed|t)\\b',
    '\\?$',
  ].join('|'),
  'iu',
);
/** "The app I built after I learned to code" is introduced, "what we learned" is not. */
const WE_LEARNED = "\\b(?:we|i)(?:[’']ve| have)? learn(?:ed|t)\\b";
const LEARNED = new RegExp(WE_LEARNED, 'iu');
const TELLS_LEARNED = new RegExp(
  `^(?:here(?: is|['’]s) )?(?:what|all|everything|(?:[\\w-]+ ){0,3}(?:things|lessons))(?: that)? ${WE_LEARNED}`,
  'iu',
);

/** "Meet Anna, our new designer": nobody tries her. */
const PERSON =
  /^(?:please )?(?:meet|introducing|welcome|say hello to) [\p{L} ]{2,40}(?:,| [-–—]) (?:our|my|the) (?:[\w-]+ ){0,2}?(?:c[a-z]o|designer|developer|engineer|manager|(?:co-?)?founder|intern|assistant|marketer|head|lead|writer|editor|baker|chef|coach|trainer|teacher|nurse|accountant|mascot|dog|cat)(?=\W*$|[.!,;:(]| (?:at|who|and|from|of|here)\b| in (?!your\b))/iu;
export const meetsPerson = (prose: string): boolean => PERSON.test(prose);

type Announced = { name: string; at: number; isLaunch: boolean };

/** What a topic announces as its author's by the name behind the verb, and whether it is launched only now. */
export function findAnnounced(prose: string): Announced | null {
  const [, says, name, rest] = ANNOUNCED.exec(prose) ?? [];
  if (!says || !name || !rest || !isCoined(name) || meetsPerson(prose)) return null;
  const clause = splitSentences(rest)[0]?.trim() ?? '';
  const looksBack = /launch/i.test(says)
    ? LEARNED.test(clause) || LOOKS_BACK.test(clause)
    : TELLS_LEARNED.test(clause);
  return { name, at: says.length + 1, isLaunch: !looksBack };
}

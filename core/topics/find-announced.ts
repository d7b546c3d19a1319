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
    '^no (?:users?|customers|sales|orders|sign-?ups?)(?: came| yet| so far|\\W*$)',
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
const LEARNED = /\b(?:we|i)(?:[’']ve| have)? learn(?:ed|t)\b/iu;

type Announced = { name: string; at: number; isLaunch: boolean };

/** What a topic announces as its author's by the name behind the verb, and whether it is launched only now. */
export function findAnnounced(prose: string): Announced | null {
  const [, says, name, rest] = ANNOUNCED.exec(prose) ?? [];
  if (!says || !name || !rest || !isCoined(name)) return null;
  const clause = splitSentences(rest)[0]?.trim() ?? '';
  const looksBack = LEARNED.test(clause) || (/launch/i.test(says) && LOOKS_BACK.test(clause));
  return { name, at: says.length + 1, isLaunch: !looksBack };
}

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
/** "Launched Quillbox, nobody came" and "- what we learned" look back on a launch, and others ask about it. */
const LOOKS_BACK = new RegExp(
  [
    '^(?:and|but|yet|so|(?:how|what|which|who|where|why)(?! you)|nobody|no one|no (?:users?|customers|sales|orders|sign-?ups?))\\b',
    '^(?:is|are|am|was|were|do|does|did|can|could|should|will|would|when) (?:we|i|it|this|that|they|you|any|anyone|anybody|people|the|my|our|an?)\\b',
    '^(?:my|our|the) (?:[\\w-]+ ){0,2}(?:mistakes?|numbers|results|story|failures?|post-?mortem)\\b',
    '^(?:an? )?(?:[\\w-]+ )?(?:post-?mortem|retrospective)\\b',
    '^it (?:was|went|flopped|failed|did|got|took)\\b',
    '^(?:[\\w-]+ )?lessons?(?:$|[.!,]| (?:from|learn))',
    "\\b(?:we|i)(?:[’']ve| have)? learn(?:ed|t)\\b",
    '\\?\\s*$',
  ].join('|'),
  'iu',
);

/** The word that a topic announces as the name of something new; empty where it announces none. */
export function announcedName(prose: string): string {
  const [, says = '', name = '', rest = ''] = ANNOUNCED.exec(prose) ?? [];
  return /launch/i.test(says) && LOOKS_BACK.test(rest) ? '' : name;
}

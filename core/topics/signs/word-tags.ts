/** What a word does in its sentence. */
export type Tag =
  | 'mark'
  | 'determiner'
  | 'preposition'
  | 'pronoun'
  | 'auxiliary'
  | 'negation'
  | 'joint'
  | 'asking'
  | 'adverb'
  | 'to'
  | 'verb'
  | 'noun';

const CLASSES: readonly (readonly [Tag, string])[] = [
  [
    'determiner',
    `a an the my our your their his her its this that these those some any no every each all most many more fewer few several
     another both half such less much last next`,
  ],
  [
    'preposition',
    `of in on at for with from by about into over under through without within against during between across after
     before since until till per via behind inside outside onto off around near than as like despite besides beyond
     towards toward regarding w w/ w/o using upon throughout among up out down vs vs.`,
  ],
  [
    'pronoun',
    `i we you they he she it u me us them him everyone everybody nobody anyone anybody someone somebody one's
     something anything nothing everything people i'm i've i'd i'll we're we've we'd we'll you're you've you'd you'll
     they're they've they'd they'll it's he's she's that's there's here's there here im ive everybody's`,
  ],
  [
    'auxiliary',
    `is are was were am be been being do does did have has had will would can could should must may might shall isn't
     aren't wasn't weren't don't doesn't didn't haven't hasn't hadn't won't wouldn't can't couldn't shouldn't cant dont
     doesnt didnt wont isnt arent cannot let's lets gonna`,
  ],
  ['negation', 'not never'],
  [
    'joint',
    'and or but so because if when while that which who whose whether though although nor plus unless once',
  ],
  ['asking', "how what why where whats what's how's who's where's when's"],
  ['to', 'to'],
  [
    'adverb',
    `too very really just still already even also actually always often usually finally only ever yet again now then
     well anymore today yesterday tomorrow tonight overnight online back away almost nearly maybe perhaps
     quite rather pretty literally honestly soon later ago else instead please pls both alone together
     properly enough worse forever self hey hi hello guys`,
  ],
];
/** The tags of the small words, which do the same nearly everywhere. */
export const TAGS: ReadonlyMap<string, Tag> = new Map(
  CLASSES.flatMap(([tag, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => [word, tag] as const),
  ),
);

/** Words in -ing that are things rather than deeds. */
export const NO_DEED =
  /^(?:(?:any|some|every|no)?thing|king|string|spring|pricing|marketing|landing|onboarding|evening|morning|hosting|building|meeting|billing|training|setting|ring|branding|coding|bookkeeping|accounting|invoicing|engineering|copywriting|mailing|funding|outsourcing|banking|shipping|advertising|rating|ranking|listing|beginning|opening|wedding|parking)s?$/;
export const ALWAYS_DEED =
  /^(?:looking|struggling|trying|going|thinking|wondering|dealing|working|switching|moving|asking|searching|waiting|getting|losing|having|stuck)$/;
/** What is told to somebody at the start of a sentence, besides the verbs of `subject-words.ts`. */
export const ORDERED =
  /^(?:roast|critique|rate|review|judge|test|check|set|cut|write|build|use|make|recommend|suggest|need|got|want|help|tell|show|add|keep|raise|hire|ship|buy|charge|track|run|try|read|meet|turn|put|let|say)$/;
/** After these a new statement begins. */
export const THINKING = /^(?:think|believe|feel|say|know|wish|hope|guess|suspect)s?$/;
export const ASKS_VERB = /^(?:do|does|did|will|would|can|could|should|must|may|might|shall)$/;
export const BEFORE_VERB =
  /^(?:don't|doesn't|didn't|will|would|can|could|should|must|may|might|won't|can't|cannot|cant|wont|dont|doesnt|didnt|let's|lets|couldn't|wouldn't|shouldn't)$/;
/** Before "to": a verb follows, not a thing. */
export const TO_DO =
  /^(?:how|ways?|want|need|trying|tried|try|afford|what|when|where|whether|things?|time|steps?|reasons?|place|able|unable)$/;

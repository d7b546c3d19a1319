import { anyOf } from '#core/text/any-of.ts';
const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Verbs that "I" or "we" may use without claiming an experience; every other verb is a claim. */
const HARMLESS_VERBS = set(`
  think guess wonder want hope believe suspect assume mean need prefer agree disagree understand know doubt ask imagine
  suppose recommend suggest appreciate plan intend wish care lean figure realise realize see feel do try compare decide
  choose worry talk all expect aim consider welcome propose trust remember add disclose
`);
const MODALS = set(`
  can cannot can't could couldn't will won't would wouldn't may might should shouldn't must shall
`);
const HARMLESS_STATES = set(`
  trying curious wondering looking asking interested thinking considering not unsure sure happy glad open collecting
  comparing planning working going about after biased affiliated keen grateful writing posting leaning hoping sorry
  aware afraid deciding choosing weighing starting hesitant torn stuck putting sketching drafting all in at here
  missing wrong right overlooking assuming guessing willing ready interested undecided preparing reading
`);
const HARMLESS_MY = set(`
  own question questions guess view take plan plans goal thinking understanding list post opinion reasoning impression
  suggestion suggestions point answer advice assumption assumptions hunch idea draft notes site product
  project bias mind thanks tool app page website aim worry hope doubt doubts reason reply comment
  criteria shortlist
`);
const HARMLESS_OUR = set('own product site project tool app page website question plan idea list place');
const ADVERBS = set(`
  just also really still only even personally actually currently often usually always never simply honestly now
  then therefore rather mostly probably certainly definitely genuinely truly both do don't not a an strongly largely
  quite very so too sincerely
`);
const AUXILIARIES = set(`
  do does did should can could would will may might am are is was were shall must don't doesn't didn't shouldn't can't
  couldn't wouldn't won't isn't aren't cannot
`);
/** Irregular past forms of verbs. */
const PAST = set(`
  had been done seen made got went gone took taken gave given found saw ran wrote written built grew grown spent
  bought sold paid lost won kept left led met sent set put cut told taught brought thought came became began chose
  drove fell felt heard held hit learnt hurt knew known said spoke stood understood woke wore did used tried hired
  launched doubled tripled
`);
const ROMAN_BEFORE = set(
  'part chapter phase type war tier stage level volume act step option plan series class',
);
const TO_ME = set('let tell correct help show give teach convince point send ask to remind forgive excuse');

const FIXED_CLAIMS = [
  /\b(?:in|from|speaking from|based on) (?:my|our|own|personal|first-?hand|years of) (?:own |personal )?experience\b/,
  /\byears? of experience\b|\bspeaking (?:as|from)\b|\bfrom experience\b/,
  /\bbeen there\b|\b(?:can|could) (?:confirm|vouch|attest)\b/,
  /^\W*as (?:someone|somebody) /,
  /^\W*as an? (?:[\w-]+ ){0,3}(?:founder|developer|dev|marketer|engineer|designer|owner|freelancer|maker|builder)\b/,
  /^\W*as an? (?:[\w-]+ ){0,3}(?:user|customer|client|manager|ceo|cto|consultant|agency)\b/,
  /^\W*(?:been (?:using|doing|running|on|with|testing)|(?:grew|went) (?:from|to|by)|spent \w+ (?:days|weeks|months|years))\b/,
  /^\W*(?:used|tried|tested|loved|switched|moved|migrated) (?:it|this|that|them|both|to|from|over|for)\b/,
  /\bnot (?:\w+ ){0,2}(?:affiliated|sponsored)\b|\bno affiliation\b|\bunaffiliated\b/,
  /\b(?:happy|satisfied|paying|longtime|long-time|loyal) (?:user|customer|client)\b/,
  /\b(?:work(?:ed|s)|saved?|helped|paid off|changed) (?:\w+ ){0,3}(?:for )?(?:me|us)\b/,
];

const isPast = (word: string): boolean =>
  PAST.has(word) ||
  (/[a-z]{2,}ed$/.test(word) && !/^(?:need|feed|speed|proceed|succeed|exceed|indeed|seed)$/.test(word));

const WORD = /[A-Za-z0-9]+(?:'[A-Za-z]+)?/g;

const FIGURE = anyOf(
  '',
  /\d ?(?:%|percent|k\b|x\b|m\b|\+|users|customers|clients|teams|people|visitors|signups|sign-ups|subscribers)/,
  /\d ?(?:sales|orders|months|years|weeks|days|hours|dollars|euros)|[$€£]\d/,
);

/** A word and its position in the sentence. */
type Position = { words: readonly string[]; at: number };

const skipAdverbs = ({ words, at }: Position): Position => {
  let next = at + 1;
  while (next < words.length - 1 && ADVERBS.has(words[next] ?? '')) next += 1;
  return { words, at: next };
};
const wordAt = ({ words, at }: Position): string => words[at] ?? '';
const wordBefore = ({ words, at }: Position): string => words[at - 1] ?? '';
const wordAfter = ({ words, at }: Position): string => words[at + 1] ?? '';

const isClaimedState = (verb: Position): boolean => {
  const state = skipAdverbs(verb);
  return wordAt(state) === 'working' ? wordAfter(state) !== 'on' : !HARMLESS_STATES.has(wordAt(state));
};

const isClaimedDeed = (subject: Position): boolean => {
  const verb = skipAdverbs(subject);
  const word = wordAt(verb);
  if (word === '' || AUXILIARIES.has(wordBefore(subject)) || MODALS.has(word)) return false;
  if (word === 'work') return wordAfter(verb) !== 'on';
  if (/^(?:am|are|was|were)$/.test(word)) return isClaimedState(verb);
  if (/^(?:have|had)$/.test(word))
    return !/^(?:to|no|not|one|two|some|any|questions?|doubts?|trouble)$/.test(wordAt(skipAdverbs(verb)));
  return isPast(word) || !HARMLESS_VERBS.has(word);
};

const isDoneTo = (position: Position): boolean =>
  isPast(wordBefore(position)) && !TO_ME.has(wordBefore(position));

/** Judges a first-person word by its neighbors. */
const JUDGES = new Map<string, (position: Position) => boolean>([
  ['i', isClaimedDeed],
  ['we', isClaimedDeed],
  ["i'm", isClaimedState],
  ["we're", isClaimedState],
  ["i've", () => true],
  ["we've", () => true],
  ["i'd", (position) => isPast(wordAt(skipAdverbs(position)))],
  ["we'd", (position) => isPast(wordAt(skipAdverbs(position)))],
  ['my', (position) => !HARMLESS_MY.has(wordAfter(position))],
  ['our', (position) => !HARMLESS_OUR.has(wordAfter(position))],
  ['me', isDoneTo],
  ['us', isDoneTo],
]);

/** False for the I in "Part I", "I/O" or a numbered list. */
const isPronoun = (sentence: string, index: number, previous: string): boolean =>
  !ROMAN_BEFORE.has(previous) &&
  !/[/.)]/.test(sentence[index + 1] ?? '') &&
  !(sentence[index] === 'I' ? /\// : /[/.(]/).test(sentence[index - 1] ?? '');

const CAME_TO_THINK = /\b(I|we)'ve come to (?:think|believe|feel|see)\b/gi;

/** True if a sentence claims an experience of the author or people close to them. English only. */
export function isClaim(sentence: string): boolean {
  const plain = sentence.replaceAll('’', "'").replace(CAME_TO_THINK, '$1 think');
  const lower = plain.toLowerCase();
  if (FIXED_CLAIMS.some((pattern) => pattern.test(lower))) return true;
  const matches = [...plain.matchAll(WORD)];
  const words = matches.map(([word]) => word.toLowerCase());
  const hasFigure = FIGURE.test(lower);
  return matches.some(({ 0: raw, index }, at) => {
    const word = words[at] ?? '';
    const judge = JUDGES.get(word);
    if (!judge || raw === 'US') return false;
    if (word === 'i' && !isPronoun(plain, index, words[at - 1] ?? '')) return false;
    return hasFigure || judge({ words, at });
  });
}

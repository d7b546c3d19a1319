import { WEEKDAYS } from './weekdays.ts';

type Rewrite = readonly [pattern: RegExp, plain: string];

/** Applied before lowercasing: "Sat" is a day, "sat" is a verb. */
const DAY_NAMES: readonly Rewrite[] = [
  ...WEEKDAYS.map((day): Rewrite => [new RegExp(`\\b${day}(?:['’]?s)?\\b`, 'gi'), day]),
  ...Object.entries({
    monday: 'Mon|MON',
    tuesday: 'Tues?|TUES?',
    wednesday: 'Weds?|WEDS?',
    thursday: 'Thu|Thurs?|THU|THURS?',
    friday: 'Fri|FRI',
    saturday: 'Sat|SAT',
    sunday: 'Sun|SUN',
  }).map(([day, short]): Rewrite => [new RegExp(`\\b(?:${short})\\b\\.?`, 'g'), day]),
];

const DAY_RANGE = new RegExp(`\\b(${WEEKDAYS.join('|')})-(${WEEKDAYS.join('|')})\\b`, 'g');

const SIGNS: readonly Rewrite[] = [
  [/~~[^~]{1,500}~~/g, ' '],
  [/[❌🚫⛔🛑✖✗✘🙅❎]️?/gu, ' no '],
  [/[✅✔👍🆗☑]️?/gu, ' okay: '],
  [/\[([^\][]{1,200})\]\((?:[^()\s]{1,500})\)/g, '$1'],
  [/\bhttps?:\/\/\S+/gi, ' address '],
  [/[’‘ʼ`´]/g, "'"],
  [/^(\w{3,6}day)\s[–—-]{1,3}\s/, '$1: '],
  [/\s[–—-]{1,3}\s/g, ' ; '],
  [/[–—‑]/g, '-'],
  [/[“”„«»"*_~#>]/g, ' '],
];

const SHORT_FORMS: readonly Rewrite[] = [
  [/\b(?:can'?t|cannot|can not)\b/g, 'can not'],
  [/\b(?:won'?t)\b/g, 'will not'],
  [/\b(?:do|does|did)n'?t\b/g, 'do not'],
  [/\b(is|are|was|were|should|would|must|need|could|has|have)n'?t\b/g, '$1 not'],
  [/\bain'?t\b/g, 'is not'],
  [/\b(?:you'?re|youre|u r)\b/g, 'you are'],
  [/\b(you|we|they|i)'ve\b/g, '$1 have'],
  [/\b(you|we|they|i)'d\b/g, '$1 would'],
  [/\b(\w+)'ll\b/g, '$1 will'],
  [/\b(\w+)'re\b/g, '$1 are'],
  [/\b(that|there|it|what|here|who)'?s\b(?! own)/g, '$1 is'],
  [/\blet'?s\b/g, 'let us'],
  [/'s\b|s'(?=\s)/g, 's'],
  [/(?<!\w)\/?u\/[\w-]{2,}/g, 'a mod'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\bw\/o\b/g, 'without'],
  [/\b(?:pls|plz|kindly)\b/g, 'please'],
  [/^[.…\s]+/, ''],
  [
    /\b(?:it|that|this|answer|version) is (?:an? )?(?:(?:big|hard|firm|clear|definite|simple) )?no(?= ?[.,;!]|$)/g,
    'it is banned',
  ],
  [/\bis an? (?:(?:big|hard|firm|clear|definite|simple) )?no\b(?! no\b)/g, 'is banned'],
  [
    /\b(?:nobody|no ?one) (?:but|except|other than) (?:us|(?:the )?(?:mods?|moderators?|mod team))\b/g,
    'nobody',
  ],
  [
    /\b(?:under no circumstances?|in no case|on no account|by no means|at no point|not under any circumstances?)\b/g,
    'not',
  ],
  [/\bno longer\b/g, 'not'],
  [/\b(put|place|keep|leave) (?:your|the|any|all) links?\b/g, '$1 links'],
  [/&/g, ' and '],
  [/\b(?:once)\b/g, '1 time'],
  [/\b(?:twice)\b/g, '2 times'],
  [/\b(\d+) ?x\b/g, '$1 time'],
];

const NUMBERS = Object.entries({
  one: 1,
  single: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  sixty: 60,
  ninety: 90,
  hundred: 100,
}).map(([word, number]): Rewrite => [new RegExp(`\\b${word}\\b`, 'g'), String(number)]);

const rewrite = (text: string, rewrites: readonly Rewrite[]): string =>
  rewrites.reduce((plain, [pattern, to]) => plain.replace(pattern, to), text);

/** A sentence in lowercase without markup; contractions, numbers and day names are normalized. */
export const normalizeSentence = (sentence: string): string =>
  rewrite(rewrite(rewrite(sentence, [...DAY_NAMES, ...SIGNS]).toLowerCase(), SHORT_FORMS), NUMBERS)
    .replace(/\b(\d{1,3}) \(\1\)/g, '$1')
    .replace(DAY_RANGE, '$1 to $2')
    .replace(/(?<=[a-z])-(?=[a-z])/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

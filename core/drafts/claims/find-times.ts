const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const SPAN = '(?:hours?|days?|weeks?|months?|years?|decades?)';
const SHAPES = [
  `(?:since|in|by|until|before|after|last|this|next) ${MONTH}`,
  'since (?:last \\w+|the \\w+|\\d{4})',
  '(?:last|this|next) (?:year|month|week|spring|summer|autumn|fall|winter|quarter)',
  `(?:last|this|next|on) ${DAY}`,
  '(?:in|over|during) the (?:first|second|last|past) \\w+',
  `(?:${SPAN}|a few ${SPAN}|a decade) (?:ago|apart|now|later|earlier)`,
  `for (?:${SPAN}|over a \\w+|almost a \\w+|a (?:year|month|week|decade|weekend))`,
  `(?:over|within|after|in) (?:an? (?:single |few )?|several |the )(?:weekend|afternoon|evening|${SPAN})`,
  'yesterday|overnight|recently',
];
const TIME = new RegExp(SHAPES.map((shape) => `\\b(?:${shape})\\b`).join('|'), 'gi');

/** Matches "since March", "last year" and "for a week". */
export const findTimes = (text: string): string[] => Array.from(text.matchAll(TIME), ([found]) => found);

export const RELATIVE_TIME = / (?:ago|later|earlier|apart|now)$/i;

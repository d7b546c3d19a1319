import { WEEKDAYS, type Weekday } from '../weekdays.ts';

const DAY = WEEKDAYS.join('|');
const RANGE = new RegExp(
  `\\b(${DAY})(?: (?:noon|morning|evening|night))? ?(?:-|to|through|thru|till|until|;)+ ?(${DAY})\\b`,
  'g',
);
const NAMED = new RegExp(`\\b(?:${DAY})\\b`, 'g');
/** Matches days whose complement is allowed: "Any day but Friday", "not on Fridays". */
const OTHER_DAYS = new RegExp(
  `\\b(?:any|every|all)(?: other)? days? (?:but|except(?: for)?|other than|besides|apart from|excluding)(?: on)? (?:${DAY})`,
);

/** Matches "On Thursdays, not Tuesdays", which allows only the first day. */
const NOT_ON = new RegExp(
  `\\b(?:not|never)(?: on| even| even on)? (?:${DAY})(?:(?:,|/| or| and| nor) ?(?:${DAY}))*`,
  'g',
);

const between = (from: Weekday, to: Weekday): Weekday[] => {
  const [start, end] = [WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to)];
  return WEEKDAYS.filter((_, at) => (start <= end ? at >= start && at <= end : at >= start || at <= end));
};

const namedDays = (plain: string): Weekday[] => {
  const spelled = plain
    .replace(/\bweekends?\b/g, 'saturday sunday')
    .replace(/\b(?:weekdays|week days|working days|business days)\b/g, 'monday to friday')
    .replace(RANGE, (_, from: Weekday, to: Weekday) => between(from, to).join(' '));
  const named = new Set(spelled.match(NAMED));
  return WEEKDAYS.filter((day) => named.has(day));
};

/** The days that a clause names. `excluded`: promotion is not allowed on them. */
export function readDays(plain: string): { days: Weekday[]; excluded: boolean } {
  const named = namedDays(plain.replace(/\bnot even(?: on)? \w+/g, ''));
  const kept = namedDays(plain.replace(NOT_ON, ''));
  const days = kept.length > 0 ? kept : named;
  return { days, excluded: OTHER_DAYS.test(plain) };
}

export const listDaysExcept = (days: readonly Weekday[]): Weekday[] =>
  WEEKDAYS.filter((day) => !days.includes(day));

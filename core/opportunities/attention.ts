/** Younger threads of a community are told from older ones, up to an age. */
const YOUNG_HOURS = 3;
const OLDEST_HOURS = 24;
/** What threads gained while they were that old, in how many hours of looking at them, and how old they were on average. */
export type AgeSpan = { readonly gained: number; readonly hours: number; readonly meanAge: number };
export type Attention = { readonly young: AgeSpan; readonly older: AgeSpan };
/** A thread that was read twice: its age both times, and the upvotes and comments between. */
export type Gain = { readonly fromHours: number; readonly toHours: number; readonly gained: number };

const NOTHING: AgeSpan = { gained: 0, hours: 0, meanAge: 0 };
export const NO_ATTENTION: Attention = { young: NOTHING, older: NOTHING };

/** Beyond so many hours what is known is halved, so that lately counts most. */
const MOST_HOURS = 5_000;
const FEWEST_GAINED = 30;
const FEWEST_HOURS = 10;
const SHORTEST = 1;
const LONGEST = 24;

export function observeGain(known: Attention, { fromHours, toHours, gained }: Gain): Attention {
  const age = (fromHours + toHours) / 2;
  const seen = { gained: Math.max(0, gained), hours: toHours - fromHours, meanAge: age };
  if (seen.hours <= 0 || age > OLDEST_HOURS) return known;
  const { young, older } = known.young.hours + known.older.hours > MOST_HOURS ? halved(known) : known;
  return age < YOUNG_HOURS ? { young: add(young, seen), older } : { young, older: add(older, seen) };
}

const halved = ({ young, older }: Attention): Attention => ({ young: half(young), older: half(older) });
const half = (span: AgeSpan): AgeSpan => ({ ...span, gained: span.gained / 2, hours: span.hours / 2 });

const add = (one: AgeSpan, other: AgeSpan): AgeSpan => {
  const hours = one.hours + other.hours;
  return {
    gained: one.gained + other.gained,
    hours,
    meanAge: (one.meanAge * one.hours + other.meanAge * other.hours) / hours,
  };
};

/**
 * After how many hours half of those who will react to a thread there have, if what it gains in an hour falls off
 * evenly from young threads to older ones; null while too little was seen.
 */
export function halfLifeOf({ young, older }: Attention): number | null {
  const isEnough =
    young.gained + older.gained >= FEWEST_GAINED && Math.min(young.hours, older.hours) >= FEWEST_HOURS;
  if (!isEnough || young.gained === 0) return null;
  // Half a reaction more, so that none among the older is no proof that none ever comes.
  const fall = Math.log2(young.gained / young.hours / ((older.gained + 0.5) / older.hours));
  if (fall <= 0) return LONGEST;
  return Math.min(LONGEST, Math.max(SHORTEST, (older.meanAge - young.meanAge) / fall));
}

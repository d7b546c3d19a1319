const YOUNG_HOURS = 3;
const OLDEST_HOURS = 24;
/** The upvotes and comments that threads in an age range gained, the hours observed, and their mean age. */
export type AgeSpan = { readonly gained: number; readonly hours: number; readonly meanAge: number };
export type Attention = { readonly young: AgeSpan; readonly older: AgeSpan };
/** A thread that was read twice: both ages, and the upvotes and comments gained in between. */
export type Gain = { readonly fromHours: number; readonly toHours: number; readonly gained: number };

const NOTHING: AgeSpan = { gained: 0, hours: 0, meanAge: 0 };
export const NO_ATTENTION: Attention = { young: NOTHING, older: NOTHING };

/** Above this many hours, older data is halved, so that recent data weighs more. */
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
 * The hours after which half of all reactions to a thread in the community have happened, assuming gains per hour
 * decay evenly; null with too little data.
 */
export function estimateHalfLife({ young, older }: Attention): number | null {
  const isEnough =
    young.gained + older.gained >= FEWEST_GAINED && Math.min(young.hours, older.hours) >= FEWEST_HOURS;
  if (!isEnough || young.gained === 0) return null;
  // Adds half a reaction, so that zero gains among older threads don't count as proof.
  const fall = Math.log2(young.gained / young.hours / ((older.gained + 0.5) / older.hours));
  if (fall <= 0) return LONGEST;
  return Math.min(LONGEST, Math.max(SHORTEST, (older.meanAge - young.meanAge) / fall));
}

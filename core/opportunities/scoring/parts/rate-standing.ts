import type { Age, Standing } from '../score-thread.ts';
import { scaleGain } from './scale-gain.ts';
import { rateCompetition } from './rate-competition.ts';
import type { Rating } from './rating.ts';

const FRESHNESS_WEIGHT = 15;
const REACH_WEIGHT = 10;
/** The half-life in hours for communities without their own data. */
const USUAL_HALF_LIFE = 6;
const AGE_SHARE = 0.7;
/** At this multiple of the usual velocity a thread gets full points. */
const LIVELY = 3;
const LEAST_VELOCITY = 0.1;
const MANY_VOTES = 50;

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
const ageOf = (hours: number): string =>
  hours < 1
    ? 'less than an hour'
    : hours < 48
      ? count(Math.round(hours), 'hour')
      : count(Math.round(hours / 24), 'day');

/** The share of a thread's readers still to come. */
const leftAfter = (ageHours: number, halfLife: number): number => 2 ** (-Math.max(0, ageHours) / halfLife);

/** Rates a thread of which only the age is known. */
export const rateAge = ({ ageHours }: Age, asked: number): Rating => ({
  name: 'freshness',
  weight: FRESHNESS_WEIGHT,
  share: scaleGain(asked) * leftAfter(ageHours, USUAL_HALF_LIFE),
  because: `Is ${ageOf(ageHours)} old; its votes and comments are not known.`,
});

export function rateStanding(standing: Standing, asked: number): Rating[] {
  const { ageHours, upvotes, velocity, usualVelocity, halfLifeHours } = standing;
  const gain = scaleGain(asked);
  const young = leftAfter(ageHours, USUAL_HALF_LIFE);
  const toCome = leftAfter(ageHours, halfLifeHours ?? USUAL_HALF_LIFE);
  const lead = velocity / Math.max(usualVelocity, LEAST_VELOCITY);
  const lively = Math.min(1, Math.max(0, lead) / LIVELY);
  const seen = Math.min(1, Math.log1p(Math.max(0, upvotes)) / Math.log1p(MANY_VOTES));
  const pace = lead >= LIVELY / 2 ? ', and livelier than is usual here' : '';
  const readers = Math.round(100 * toCome);
  return [
    {
      name: 'freshness',
      weight: FRESHNESS_WEIGHT,
      share: gain * (AGE_SHARE * young + (1 - AGE_SHARE) * lively),
      because: `Is ${ageOf(ageHours)} old${pace}.`,
    },
    rateCompetition(standing, asked),
    {
      name: 'reach',
      weight: REACH_WEIGHT,
      share: (gain * toCome * (1 + seen)) / 2,
      because: `About ${readers}% of its readers are still to come; ${count(upvotes, 'upvote')} so far.`,
    },
  ];
}

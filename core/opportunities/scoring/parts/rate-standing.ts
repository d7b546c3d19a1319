import type { Standing } from '../score-thread.ts';
import { rateCompetition } from './rate-competition.ts';
import type { Rating } from './rating.ts';

const FRESHNESS_WEIGHT = 15;
const COMPETITION_WEIGHT = 10;
const REACH_WEIGHT = 10;
/** After so long half of those who will read a thread have read it. */
const HALF_LIFE_HOURS = 6;
const AGE_SHARE = 0.7;
/** At so many times the usual velocity a thread is as lively as it can count. */
const LIVELY = 3;
const LEAST_VELOCITY = 0.1;
const MANY_VOTES = 50;
/** A thread that asks for nothing gains little from being new, empty and seen. */
const LEAST_GAIN = 0.35;

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
const ageOf = (hours: number): string =>
  hours < 1
    ? 'less than an hour'
    : hours < 48
      ? count(Math.round(hours), 'hour')
      : count(Math.round(hours / 24), 'day');

export function rateStanding(standing: Standing, asked: number): Rating[] {
  const { ageHours, upvotes, comments, velocity, usualVelocity } = standing;
  const gain = LEAST_GAIN + (1 - LEAST_GAIN) * asked;
  const young = 2 ** (-Math.max(0, ageHours) / HALF_LIFE_HOURS);
  const lead = velocity / Math.max(usualVelocity, LEAST_VELOCITY);
  const lively = Math.min(1, Math.max(0, lead) / LIVELY);
  const seen = Math.min(1, Math.log1p(Math.max(0, upvotes)) / Math.log1p(MANY_VOTES));
  const { room, promotional } = rateCompetition(standing);
  const pace = lead >= LIVELY / 2 ? ', and livelier than is usual here' : '';
  const promoting = promotional > 0 ? `, ${promotional} of them promoting something` : '';
  return [
    {
      name: 'freshness',
      weight: FRESHNESS_WEIGHT,
      share: gain * (AGE_SHARE * young + (1 - AGE_SHARE) * lively),
      because: `Is ${ageOf(ageHours)} old${pace}.`,
    },
    {
      name: 'competition',
      weight: COMPETITION_WEIGHT,
      share: gain * room,
      because: comments === 0 ? 'Nobody has answered yet.' : `Has ${count(comments, 'comment')}${promoting}.`,
    },
    {
      name: 'reach',
      weight: REACH_WEIGHT,
      share: (gain * young * (1 + seen)) / 2,
      because: `About ${Math.round(100 * young)} % of its readers are still to come, by its age, and it has ${count(upvotes, 'upvote')}.`,
    },
  ];
}

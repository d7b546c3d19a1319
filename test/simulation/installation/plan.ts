import type { Chance } from '../chance.ts';

/** The properties of one simulated installation. */
export type Plan = {
  readonly machines: number;
  readonly callsPerMinute: number;
  readonly people: number;
  readonly accountsEach: number;
  readonly postsEach: number;
  /** Real accounts keep their pace; those of the sandbox do not. */
  readonly mode: 'api' | 'sandbox';
  /** The percentage of calls that meet a fault. */
  readonly faults: number;
  /** The number of entries on a page of a listing. */
  readonly pageSize: number;
  /** How far the site's clock is ahead of ours; its edge's clock, which sets `Date`, is ahead of that. */
  readonly siteAheadMs: number;
  readonly edgeAheadMs: number;
  /** A refresh token can be used only once. */
  readonly rotates: boolean;
  /** True if all people post as the same member. */
  readonly sharesMember: boolean;
  /** True if a backup is restored in the middle. */
  readonly restores: boolean;
  /** The average minutes between a machine's deaths or freezes. */
  readonly minutesBetweenDeaths: number;
};

export const pick = <T>(chance: Chance, values: readonly T[]): T =>
  values[chance.between(0, values.length - 1)] as T;

export function drawPlan(chance: Chance): Plan {
  const machines = pick(chance, [2, 2, 2, 2, 3, 3, 3, 4, 4, 6, 8, 16]);
  return {
    machines,
    callsPerMinute: pick(chance, [30, 60, 100, 300, 600, 600]),
    people: chance.between(2, 5),
    accountsEach: chance.between(1, 3),
    postsEach: chance.between(20, 50),
    mode: chance.percent(30) ? 'api' : 'sandbox',
    faults: pick(chance, [5, 20, 40, 60]),
    pageSize: pick(chance, [4, 10, 25, 100]),
    siteAheadMs: chance.between(-5_000, 5_000),
    edgeAheadMs: chance.between(-2_000, 2_000),
    rotates: chance.percent(30),
    sharesMember: chance.percent(20),
    restores: chance.percent(10),
    minutesBetweenDeaths: pick(chance, [2, 5, 15, 1_000]),
  };
}

import type { Benchmark } from '../benchmark.ts';
import { measureStarvation, type Starvation } from '../measure-starvation.ts';

const percent = (part: number) => `${(100 * part).toFixed(0)} %`;
/** An unanswered manual scan counts as much as a starved hub. */
const worth = ({ hubCallsPerMinute, handAnswered }: Starvation) => hubCallsPerMinute * handAnswered;

/** One member who floods the reading routes must not starve the hub or others' manual scans. */
export const hubStarvation: Benchmark = {
  key: 'hub.starvation',
  name: "the hub's calls a minute of 100 while one member asks for 50 pages a second, by the part of scans by hand answered",
  unit: '/min',
  target: { atLeast: 25 },
  async measure({ broken }) {
    const unbounded = await measureStarvation(true);
    const bounded = broken ? unbounded : await measureStarvation(false);
    const what = `${percent(bounded.handAnswered)} of scans by hand answered; without bounds ${percent(unbounded.handAnswered)}`;
    return { value: worth(bounded), against: { what, value: worth(unbounded) } };
  },
};

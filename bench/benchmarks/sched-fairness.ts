import type { Benchmark } from '../benchmark.ts';
import { measureFairness } from '../measure-fairness.ts';

/** With more posts due than the budget allows, every workspace gets the same share. */
export const schedFairness: Benchmark = {
  key: 'sched.jain',
  name: 'how evenly ten workspaces are served halfway (Jain)',
  unit: '',
  target: { atLeast: 0.99 },
  async measure({ broken }) {
    const queue = await measureFairness(true);
    const value = broken ? queue : await measureFairness(false);
    return { value, against: { what: 'one queue for all', value: queue } };
  },
};

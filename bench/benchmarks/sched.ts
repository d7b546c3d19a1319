import type { Benchmark } from '../benchmark.ts';
import { runOverBudget } from '../over-budget.ts';

/** With more posts due than the budget allows, none of the budget is wasted. */
export const schedMakespan: Benchmark = {
  key: 'sched.makespan',
  name: 'time for ten minutes’ worth of posts, by the least possible',
  unit: '×',
  target: { atMost: 1.02 },
  async measure({ broken }) {
    const split = await runOverBudget({ split: true, oneQueue: false });
    const value = broken ? split : await runOverBudget({ split: false, oneQueue: false });
    return {
      value: value.makespan,
      against: { what: 'a part of its own for each process', value: split.makespan },
    };
  },
};

/** And every workspace gets the same share. */
export const schedFairness: Benchmark = {
  key: 'sched.jain',
  name: 'how evenly ten workspaces are served halfway (Jain)',
  unit: '',
  target: { atLeast: 0.99 },
  async measure({ broken }) {
    const queue = await runOverBudget({ split: false, oneQueue: true });
    const value = broken ? queue : await runOverBudget({ split: false, oneQueue: false });
    return { value: value.fairness, against: { what: 'one queue for all', value: queue.fairness } };
  },
};

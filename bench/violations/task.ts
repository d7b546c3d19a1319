/** The work of one thread: every `step`-th world from `first` on, until it has simulated `posts` posts. */
export type Task = {
  readonly store: 'real' | 'fast';
  readonly first: number;
  readonly step: number;
  readonly posts: number;
  /** Removes this guard and stops at the first violation. */
  readonly guard: string | null;
  /** Worlds to begin with. */
  readonly seeds: readonly number[];
  /** Unknown outcomes are not looked up. */
  readonly blind: boolean;
};

export type Tally = {
  readonly posts: number;
  readonly violations: number;
  readonly lines: readonly string[];
};

import type { WorldClock } from './clock.ts';
import type { Switches } from './control/switches.ts';
import type { RateBudget } from './http/rate-budget.ts';
import type { SiteContent } from './site-content.ts';
import type { Store } from './store/store.ts';
import type { World } from './world/world.ts';

/** Everything a request handler can use. Built once and passed on. */
export type Sandbox = {
  readonly clock: WorldClock;
  readonly world: World;
  readonly store: Store;
  readonly siteContent: SiteContent;
  readonly switches: Switches;
  readonly budget: RateBudget;
  /** The base URL, without a trailing slash. */
  readonly url: () => string;
  readonly random: () => string;
  readonly keepClock: () => void;
};

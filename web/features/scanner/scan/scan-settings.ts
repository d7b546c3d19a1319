import type { SCAN_DEFAULTS } from '#contract/scanner.ts';
import type { ScanSetup } from '#contract/scanning/saved-scans.ts';

export type ScanSettings = {
  subreddits: string[];
  keywords: string[];
  maxAge: number;
  minScore: number;
  excludeStickied: boolean;
};

/** A copy of the contract's defaults, because the page must not load the contract. */
const DEFAULTS: Omit<typeof SCAN_DEFAULTS, 'limit'> = { maxAge: 6, minScore: 60, excludeStickied: true };
/** Used until the server's setup is loaded. */
export const UNKNOWN_SETTINGS: ScanSettings = { subreddits: [], keywords: [], ...DEFAULTS };
/** The contract's limit for the subreddits and for the keywords. */
export const CHIPS_MAX = 100;

export const toSettings = ({ subreddits, keywords, filters }: ScanSetup): ScanSettings => {
  const { maxAge, minScore, excludeStickied } = filters;
  return { subreddits, keywords, maxAge, minScore, excludeStickied };
};

/** Changes the setup's settings, and keeps what the form doesn't show. */
export const changeSettings = (setup: ScanSetup, changed: Partial<ScanSettings>): ScanSetup => {
  const { subreddits, keywords, ...filters } = { ...toSettings(setup), ...changed };
  return { subreddits, keywords, filters: { ...setup.filters, ...filters } };
};

import type { SCAN_DEFAULTS } from '#contract/scanner.ts';
import { storeWork, readWork } from '#web/lib/stored-work.ts';

export type ScanSettings = {
  subreddits: string[];
  keywords: string[];
  maxAge: number;
  minScore: number;
  excludeStickied: boolean;
};

/** A copy of the contract's defaults, because the page must not load the contract. */
const DEFAULTS: Omit<typeof SCAN_DEFAULTS, 'limit'> = { maxAge: 6, minScore: 60, excludeStickied: true };
const SLOT = 'scan';

const wordsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : [];
const numberIn = (value: unknown, usual: number): number => (typeof value === 'number' ? value : usual);

/** The settings last chosen in this browser. */
export function readScanSettings(): ScanSettings {
  const kept = (readWork(SLOT) ?? {}) as Partial<Record<keyof ScanSettings, unknown>>;
  return {
    subreddits: wordsIn(kept.subreddits),
    keywords: wordsIn(kept.keywords),
    maxAge: numberIn(kept.maxAge, DEFAULTS.maxAge),
    minScore: numberIn(kept.minScore, DEFAULTS.minScore),
    excludeStickied: kept.excludeStickied !== false,
  };
}

export const storeScanSettings = (settings: ScanSettings): boolean => storeWork(SLOT, settings);

export const hasScanSettings = (): boolean => readWork(SLOT) !== null;

import type { ScannerView } from './scanner-search.ts';

export const DEFAULT_VIEW = {
  // The contract's USUAL_SCORE, which the first load doesn't need.
  score: '60',
  status: 'all',
  order: 'rules',
} as const satisfies Required<ScannerView>;

/** The view if the URL specifies none. Includes threads below the usual score if the scan keeps them. */
export const defaultViewFor = (minScore: number): Required<ScannerView> =>
  minScore < Number(DEFAULT_VIEW.score) ? { ...DEFAULT_VIEW, score: '0' } : DEFAULT_VIEW;

/** The values that the URL must specify. */
export const omitDefaults = (search: ScannerView, usual: Required<ScannerView>): ScannerView => ({
  ...(search.score !== usual.score && { score: search.score }),
  ...(search.status !== usual.status && { status: search.status }),
  ...(search.order !== usual.order && { order: search.order }),
});

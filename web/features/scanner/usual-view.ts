import type { ScannerSearch } from './scanner-search.ts';

export const USUAL_VIEW = {
  // USUAL_SCORE of the contract, which the first load does not need.
  score: '60',
  status: 'all',
  order: 'rules',
} as const satisfies Required<ScannerSearch>;

/** Where the URL names nothing else. What a scan keeps under the usual score is shown too. */
export const usualViewFor = (minScore: number): Required<ScannerSearch> =>
  minScore < Number(USUAL_VIEW.score) ? { ...USUAL_VIEW, score: '0' } : USUAL_VIEW;

/** What a URL has to name. */
export const withoutUsual = (search: ScannerSearch, usual: Required<ScannerSearch>): ScannerSearch => ({
  ...(search.score !== usual.score && { score: search.score }),
  ...(search.status !== usual.status && { status: search.status }),
  ...(search.order !== usual.order && { order: search.order }),
});

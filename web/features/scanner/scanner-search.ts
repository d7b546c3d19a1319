import { oneOf, wordsOf } from '#web/lib/search-values.ts';

const SCORES = ['0', '60', '70', '80', '90'] as const;
export type LeastScore = (typeof SCORES)[number];
const STATES = ['all', 'unviewed', 'viewed'] as const;
export type ViewedState = (typeof STATES)[number];

/** What the list shows. It lives in the URL, so that a link or a reload shows the same. */
export type ScannerSearch = { score?: LeastScore; status?: ViewedState };

export const USUAL_VIEW = { score: '60', status: 'all' } as const satisfies Required<ScannerSearch>;

/** Ignores what it does not understand. */
export function readScannerSearch(search: Record<string, unknown>): ScannerSearch {
  const score = oneOf(SCORES, wordsOf(search['score']));
  const status = oneOf(STATES, search['status']);
  return {
    ...(score && score !== USUAL_VIEW.score && { score }),
    ...(status && status !== USUAL_VIEW.status && { status }),
  };
}

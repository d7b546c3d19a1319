import { oneOf, readText } from '#web/lib/search-values.ts';

const SCORES = ['0', '60', '70', '80', '90'] as const;
export type LeastScore = (typeof SCORES)[number];
const STATES = ['all', 'unviewed', 'viewed', 'skipped'] as const;
export type ThreadState = (typeof STATES)[number];
/** Whose scores determine the order of the list. */
const ORDERS = ['rules', 'model'] as const;
export type ScoreOrder = (typeof ORDERS)[number];

/** The view of the list. Stored in the URL, so links and reloads keep it. */
export type ScannerView = { score?: LeastScore; status?: ThreadState; order?: ScoreOrder };

const ACTS = ['reply', 'skip'] as const;
/** A thread that an alert links to, and the action that its link names. */
export type LinkedThread = { thread?: string; do?: (typeof ACTS)[number] };
export type ScannerSearch = ScannerView & LinkedThread;

/** Reads the view from the URL, ignoring invalid values. */
export function readScannerSearch(search: Record<string, unknown>): ScannerSearch {
  const score = oneOf(SCORES, readText(search['score']));
  const status = oneOf(STATES, search['status']);
  const order = oneOf(ORDERS, search['order']);
  const thread = typeof search['thread'] === 'string' ? search['thread'] : undefined;
  const act = oneOf(ACTS, search['do']);
  return {
    ...(score && { score }),
    ...(status && { status }),
    ...(order && { order }),
    ...(thread && { thread }),
    ...(act && { do: act }),
  };
}

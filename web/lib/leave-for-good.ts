import { leaveFor } from './browser.ts';
import { dropAllWork } from './stored-work.ts';

/** For somebody who signs out: nothing that they wrote stays in this browser. */
export function leaveForGood(path: `/${string}`): void {
  dropAllWork();
  leaveFor(path);
}

import { leaveFor } from './browser.ts';
import { dropAllWork } from './stored-work.ts';

/** Signs out: nothing that the person wrote stays in this browser. */
export function leaveForGood(path: `/${string}`): void {
  dropAllWork();
  leaveFor(path);
}

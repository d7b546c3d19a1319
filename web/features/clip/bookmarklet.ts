import { collectPage } from './collect-page.ts';

/** A bookmark that clips the page on which it is clicked to the page of ours at `target`. */
export const bookmarkletFor = (target: string): string =>
  `javascript:${encodeURIComponent(`(${collectPage.toString()})(${JSON.stringify(target)})`)}`;

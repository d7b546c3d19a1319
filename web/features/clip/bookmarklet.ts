import { collectPage } from './collect-page.ts';

/** A bookmarklet that clips the current page to our page at `target`. */
export const buildBookmarklet = (target: string): string =>
  `javascript:${encodeURIComponent(`(${collectPage.toString()})(${JSON.stringify(target)})`)}`;

import type { Platform } from '#server/adapters/community/platform.ts';
import { isLoopback } from '#server/config.ts';

const REDDIT_HOST = /^(?:[a-z-]+\.)?(?:reddit\.com|redd\.it)$/;

export const isOnReddit = (link: string): boolean => REDDIT_HOST.test(new URL(link).hostname);

/** Whether a link leads to where we are connected, so that its accounts can read it. */
export function isOnPlatform(link: string, { apiUrl }: Platform): boolean {
  const { hostname, host } = new URL(apiUrl);
  return isLoopback(hostname) ? new URL(link).host === host : isOnReddit(link);
}

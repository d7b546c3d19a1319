import type { Platform } from '#server/adapters/platform/platform.ts';

const REDDIT_HOST = /^(?:[a-z-]+\.)?(?:reddit\.com|redd\.it)$/;

const isOnReddit = (link: string): boolean => REDDIT_HOST.test(new URL(link).hostname);

/** Whether a link leads to the connected platform, where our accounts can read it. */
export const isOnPlatform = (
  link: string,
  { isLocal, siteUrl }: Pick<Platform, 'isLocal' | 'siteUrl'>,
): boolean => (isLocal ? new URL(link).host === new URL(siteUrl).host : isOnReddit(link));

/** Reddit's own links are known even where the sandbox stands for it. */
export const isOnKnownSite = (link: string, platform: Platform | null): boolean =>
  isOnReddit(link) || (platform !== null && isOnPlatform(link, platform));

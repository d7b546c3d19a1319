const REDDIT_HOST = /^(?:[a-z-]+\.)?(?:reddit\.com|redd\.it)$/;

export const isOnReddit = (link: string): boolean => REDDIT_HOST.test(new URL(link).hostname);

/** True if the link leads to the connected platform, where our accounts can read it. */
export const isOnPlatform = (
  link: string,
  { isLocal, siteUrl }: { isLocal: boolean; siteUrl: string },
): boolean => (isLocal ? new URL(link).host === new URL(siteUrl).host : isOnReddit(link));

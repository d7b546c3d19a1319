import type { Platform } from './platform.ts';

/** The website of threads and communities; Reddit's own if no platform is configured. */
export const resolveSiteUrl = (platform: Platform | null): string =>
  platform?.siteUrl ?? 'https://www.reddit.com';

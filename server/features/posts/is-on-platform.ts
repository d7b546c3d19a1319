import { isOnPlatform, isOnReddit } from '#core/posts/is-on-platform.ts';
import type { Platform } from '#server/adapters/platform/platform.ts';

/** Reddit's own links are known even where the sandbox stands for it. */
export const isOnKnownSite = (link: string, platform: Platform | null): boolean =>
  isOnReddit(link) || (platform !== null && isOnPlatform(link, platform));

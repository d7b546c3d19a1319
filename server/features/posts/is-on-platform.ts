import { isOnPlatform, isOnReddit } from '#core/posts/is-on-platform.ts';
import type { Platform } from '#server/adapters/platform/platform.ts';

/** In sandbox mode, links to the real Reddit are known too. */
export const isOnKnownSite = (link: string, platform: Platform | null): boolean =>
  isOnReddit(link) || (platform !== null && isOnPlatform(link, platform));

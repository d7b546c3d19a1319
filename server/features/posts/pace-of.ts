import { NO_PACE, type Pace, REAL_PACE } from '#core/posts/decide-slot.ts';
import type { Platform } from '#server/adapters/community/platform.ts';
import { isLoopback } from '#server/config.ts';

/** Real communities are spared: a minute between posts of an account, ten in the same community. */
export const paceOf = (platform: Platform | null): Pace =>
  !platform || isLoopback(new URL(platform.apiUrl).hostname) ? NO_PACE : REAL_PACE;

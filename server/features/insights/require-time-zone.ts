import { isTimeZone, NO_TIME_ZONE } from '#core/posts/wall-time.ts';
import { invalidInput } from '#server/app-error.ts';

/** The requested time zone; UTC by default. */
export function requireTimeZone(timeZone = 'UTC'): string {
  if (!isTimeZone(timeZone)) throw invalidInput({ timeZone: NO_TIME_ZONE });
  return timeZone;
}

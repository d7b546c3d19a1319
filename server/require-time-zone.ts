import { INVALID_TIME_ZONE, isTimeZone } from '#core/posts/wall-time.ts';
import { invalidInput } from './app-error.ts';

/** The requested time zone; UTC by default. */
export function requireTimeZone(timeZone = 'UTC'): string {
  if (!isTimeZone(timeZone)) throw invalidInput({ timeZone: INVALID_TIME_ZONE });
  return timeZone;
}

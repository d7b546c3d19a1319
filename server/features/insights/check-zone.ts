import { isTimeZone, NO_TIME_ZONE } from '#core/posts/wall-time.ts';
import { invalidInput } from '#server/app-error.ts';

/** The zone whose days are meant; UTC where none is named. */
export function checkZone(timeZone = 'UTC'): string {
  if (!isTimeZone(timeZone)) throw invalidInput({ timeZone: NO_TIME_ZONE });
  return timeZone;
}

const HOUR = 60;

/** A minute of the day as the value of a time input. */
export const toClock = (minute: number): string =>
  [Math.floor(minute / HOUR) % 24, minute % HOUR].map((part) => String(part).padStart(2, '0')).join(':');

export const toMinuteOfDay = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * HOUR + minutes;
};

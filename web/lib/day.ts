/** A local date such as 2026-11-21. Compute with dates, never hours, so clock changes don't matter. */
export type Day = string;

const two = (value: number) => String(value).padStart(2, '0');

export const toDay = (at: Date): Day => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** Noon exists on every day, whatever the clocks do. */
export const toNoon = (day: Day): Date => new Date(`${day}T12:00`);

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && toDay(toNoon(text)) === text;

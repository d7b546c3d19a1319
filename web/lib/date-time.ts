const dateTimeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const toTheSecondFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const monthFormat = new Intl.DateTimeFormat(undefined, { month: 'short', year: 'numeric' });
const utcMonthFormat = new Intl.DateTimeFormat(undefined, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Instants in the reader's own place and language. */
export const dateTime = (iso: string): string => dateTimeFormat.format(new Date(iso));
export const toTheSecond = (iso: string): string => toTheSecondFormat.format(new Date(iso));
export const localDate = (iso: string): string => dateFormat.format(new Date(iso));
export const localMonth = (iso: string): string => monthFormat.format(new Date(iso));

/** A month that the server counted by, such as 2026-11: the same for every reader. */
export const namedMonth = (month: string): string => utcMonthFormat.format(new Date(`${month}-01`));

const two = (value: number) => String(value).padStart(2, '0');

/** An instant as a `datetime-local` input wants it: local time, to the minute. */
export const toLocalMinute = (instant: Date): string =>
  `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}T${two(instant.getHours())}:${two(instant.getMinutes())}`;

/** What somebody chose there, as an instant. */
export const fromLocalMinute = (local: string): Date => new Date(local);

export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

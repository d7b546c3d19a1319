const dateTimeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const monthFormat = new Intl.DateTimeFormat(undefined, { month: 'short', year: 'numeric' });
const utcMonthFormat = new Intl.DateTimeFormat(undefined, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Instants in the reader's own place and language. */
export const dateTime = (iso: string): string => dateTimeFormat.format(new Date(iso));
export const localDate = (iso: string): string => dateFormat.format(new Date(iso));
export const localMonth = (iso: string): string => monthFormat.format(new Date(iso));

/** A month that the server counted by, such as 2026-11: the same for every reader. */
export const namedMonth = (month: string): string => utcMonthFormat.format(new Date(`${month}-01`));

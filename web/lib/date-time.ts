/** Made when it is first asked for: that takes milliseconds, and no page needs all of them. */
function formatted(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => (format ??= new Intl.DateTimeFormat(undefined, options)).format(date);
}

const asDateTime = formatted({ dateStyle: 'medium', timeStyle: 'short' });
const asToTheSecond = formatted({ dateStyle: 'medium', timeStyle: 'medium' });
const asDate = formatted({ dateStyle: 'medium' });
const asMonth = formatted({ month: 'short', year: 'numeric' });
const asUtcMonth = formatted({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Instants in the reader's own place and language. */
export const dateTime = (iso: string): string => asDateTime(new Date(iso));
export const toTheSecond = (iso: string): string => asToTheSecond(new Date(iso));
export const localDate = (iso: string): string => asDate(new Date(iso));
export const localMonth = (iso: string): string => asMonth(new Date(iso));

/** A month that the server counted by, such as 2026-11: the same for every reader. */
export const namedMonth = (month: string): string => asUtcMonth(new Date(`${month}-01`));

const two = (value: number) => String(value).padStart(2, '0');

/** An instant as a `datetime-local` input wants it: local time, to the minute. */
export const toLocalMinute = (instant: Date): string =>
  `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}T${two(instant.getHours())}:${two(instant.getMinutes())}`;

/** What somebody chose there, as an instant. */
export const fromLocalMinute = (local: string): Date => new Date(local);

export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

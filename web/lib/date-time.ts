const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** An instant in the reader's own place and language. */
export const dateTime = (iso: string): string => format.format(new Date(iso));

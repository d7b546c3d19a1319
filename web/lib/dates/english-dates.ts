type Reader = {
  locale: string | undefined;
  isYearFirst: boolean;
  hourCycle?: Intl.DateTimeFormatOptions['hourCycle'];
};

/** The English variant with the reader's order and clock. English readers keep their own. */
function englishFor(reader: string): Reader {
  if (/^en\b/i.test(reader)) return { locale: reader, isYearFirst: false };
  const { hourCycle } = new Intl.DateTimeFormat(reader, { timeStyle: 'short' }).resolvedOptions();
  const parts = new Intl.DateTimeFormat(reader, { dateStyle: 'short' }).formatToParts();
  const order = parts.map(({ type }) => type).filter((type) => /^(day|month|year)$/.test(type));
  const isDayFirst = order.indexOf('day') < order.indexOf('month');
  const isYearFirst = order[0] === 'year';
  return { locale: isDayFirst ? 'en-GB' : 'en-US', isYearFirst, hourCycle };
}

/** No English locale puts the year first, so move it there. */
function withYearFirst(parts: readonly Intl.DateTimeFormatPart[]): string {
  const at = parts.findIndex(({ type }) => type === 'year');
  const year = parts[at]?.value;
  if (year === undefined) return parts.map(({ value }) => value).join('');
  const others = parts.toSpliced(Math.max(0, at - 1), 2);
  return `${year} ${others.map(({ value }) => value).join('')}`;
}

/** Formats dates with English names, in the order and clock of the reader's browser. */
export function englishFormat(options: Intl.DateTimeFormatOptions, reader?: string) {
  let made: { format: Intl.DateTimeFormat; isYearFirst: boolean } | undefined;
  // Created on first use: creation takes milliseconds, and no page needs all formats.
  function make() {
    const own = reader ?? new Intl.DateTimeFormat().resolvedOptions().locale;
    const { locale, isYearFirst, hourCycle } = englishFor(own);
    const hasTime = options.timeStyle !== undefined || options.hour !== undefined;
    const format = new Intl.DateTimeFormat(locale, {
      ...options,
      ...(hasTime && hourCycle && { hourCycle }),
    });
    return { format, isYearFirst };
  }
  function format(date: Date): string {
    made ??= make();
    return made.isYearFirst ? withYearFirst(made.format.formatToParts(date)) : made.format.format(date);
  }
  function formatRange(from: Date, to: Date): string {
    made ??= make();
    return made.isYearFirst ? `${format(from)} – ${format(to)}` : made.format.formatRange(from, to);
  }
  return { format, formatRange };
}

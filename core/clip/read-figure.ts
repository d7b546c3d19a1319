const SCALES: Readonly<Record<string, number>> = {
  k: 1_000,
  tsd: 1_000,
  m: 1_000_000,
  mio: 1_000_000,
  mln: 1_000_000,
};
/** Beginnings of words that may mean either thousands or millions. */
const OTHER_SCALE = /^(?:mi|tus|tuh|tis|tys|тыс|тис|мил|млн)/i;
const LONGEST = 60;
/** A short word next to a number may mean thousands or millions in any language. */
const SHORTEST_NOUN = 4;
const WHOLE = /^\d+$/;
const GROUPED = /^\d{1,3}([.,'’ \u00a0\u2009\u202f])\d{3}(?:\1\d{3})*$/;
const DECIMAL = /^\d+[.,]\d{1,2}$/;

/** Reads a number in the format of several languages: "1.2k votes", "1,2 Tsd.", "1.234". Null if ambiguous. */
export function readFigure(words: string): number | null {
  const [all, sign = '', run = '', scale = '', percent] =
    /([-−]?)(\d[\d.,'’ \u00a0\u2009\u202f]*)(\p{L}*)\.?(\s?%)?/u.exec(words.slice(0, LONGEST)) ?? [];
  if (all === undefined || percent) return null;
  const figure = readDigits(run.replace(/[^\d]+$/, ''), scale.toLowerCase());
  return figure === null ? null : figure * (sign === '' ? 1 : -1);
}

function readDigits(digits: string, scale: string): number | null {
  const factor = SCALES[scale];
  if (factor !== undefined)
    return WHOLE.test(digits) || DECIMAL.test(digits)
      ? Math.round(Number(digits.replace(',', '.')) * factor)
      : null;
  if (scale !== '' && (scale.length < SHORTEST_NOUN || OTHER_SCALE.test(scale))) return null;
  return WHOLE.test(digits) || GROUPED.test(digits) ? Number(digits.replace(/\D/g, '')) : null;
}

const WORD_BEFORE = /(?:[\p{L}\p{N}]|\d[.,])$/u;
const WORD_AFTER = /^(?:[\p{L}\p{N}]|[.,]\d)/u;
const STARTS_WITH_WORD = /^[\p{L}\p{N}]/u;
const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;

/** The index of a claim's words in a text, not as part of other words or numbers; -1 if missing. */
export function findQuote(text: string, quote: string): number {
  if (quote === '') return -1;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    const end = at + quote.length;
    const isPart =
      (STARTS_WITH_WORD.test(quote) && WORD_BEFORE.test(text.slice(Math.max(0, at - 2), at))) ||
      (ENDS_IN_WORD.test(quote) && WORD_AFTER.test(text.slice(end, end + 2)));
    if (!isPart) return at;
  }
  return -1;
}

export const hasQuote = (text: string, quote: string): boolean => findQuote(text, quote) >= 0;

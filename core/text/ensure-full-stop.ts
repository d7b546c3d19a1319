/** Adds a missing full stop to a quoted sentence. */
export const ensureFullStop = (sentence: string): string =>
  /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;

/** Adds a missing full stop to a quoted sentence. */
export const withStop = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

/** The sentence of somebody else, which may lack its full stop. */
export const withStop = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

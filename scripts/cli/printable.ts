/** Matches characters that move the cursor, change colors or reverse the text of a terminal. */
const CONTROLS = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** A text that is safe to show in a terminal: thread titles come from third parties. */
export const printable = (text: string): string => text.replace(CONTROLS, '\uFFFD');

/** JSON without control characters, for terminals and for scripts. */
export const printableJson = (data: unknown): string =>
  JSON.stringify(data).replace(CONTROLS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

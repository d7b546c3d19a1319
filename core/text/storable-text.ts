/** A text without what no database takes: NUL, and halves of characters. */
export const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();

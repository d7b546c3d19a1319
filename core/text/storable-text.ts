/** Removes what databases reject: NUL and half surrogate pairs. */
export const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();

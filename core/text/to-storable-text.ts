/** Removes what databases reject: NUL and half surrogate pairs. */
export const toStorableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();

import { FOREIGN_MARK, OWN_MARK } from '#core/mentions/own-site.ts';

/** An address inside a sentence is often a product name: "Notes.example against paper" becomes "Notes against paper". */
export const keepAddressName = (word: string): string => {
  if (!word.includes(FOREIGN_MARK)) return word.replaceAll(OWN_MARK, '');
  // All other addresses stay marked.
  if (/[@%]|:(?!$)|\/\//.test(word)) return FOREIGN_MARK;
  const name = /^[("'“]?[\p{L}\p{N}-]+(?=\.)/u.exec(word)?.[0];
  return name ? name + (/[,;:!?)"”]*$/.exec(word)?.[0] ?? '') : FOREIGN_MARK;
};

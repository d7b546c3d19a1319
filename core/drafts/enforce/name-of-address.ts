import { FOREIGN, OWN } from '#core/mentions/own-site.ts';

/** An address among words is often a product's name, so "Notes.example against paper" keeps its first label. */
export const nameOfAddress = (word: string): string => {
  if (!word.includes(FOREIGN)) return word.replaceAll(OWN, '');
  // Any other address stays marked.
  if (/[@%]|:(?!$)|\/\//.test(word)) return FOREIGN;
  const name = /^[("'“]?[\p{L}\p{N}-]+(?=\.)/u.exec(word)?.[0];
  return name ? name + (/[,;:!?)"”]*$/.exec(word)?.[0] ?? '') : FOREIGN;
};

import { FOREIGN, OWN } from '#core/mentions/own-site.ts';

/** An address among words is often a product name: "Notes.example against paper" keeps its first label. */
export const nameOfAddress = (word: string): string => {
  if (!word.includes(FOREIGN)) return word.replaceAll(OWN, '');
  // Other addresses stay marked.
  if (/[@%]|:(?!$)|\/\//.test(word)) return FOREIGN;
  const name = /^[("'“]?[\p{L}\p{N}-]+(?=\.)/u.exec(word)?.[0];
  return name ? name + (/[,;:!?)"”]*$/.exec(word)?.[0] ?? '') : FOREIGN;
};

const IS_PLAIN = /^[\0-\x7f]*$/;

/** Removes case and accents, so that "kuche" finds "Küche". */
export const foldText = (text: string): string =>
  (IS_PLAIN.test(text) ? text : text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')).toLowerCase();

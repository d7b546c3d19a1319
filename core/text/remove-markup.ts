/** A link shows its text, superscript its letters. */
const SHOWN_PART = /\[([^[\]\n]{0,300})\]\([^()\s]{0,2000}\)|\^\(([^()\n]{0,300})\)/g;

/** A text as readers see it, without emphasis and link targets. */
export const removeMarkup = (text: string): string =>
  text.replace(SHOWN_PART, '$1$2').replace(/[*_~`^\\]+/g, '');

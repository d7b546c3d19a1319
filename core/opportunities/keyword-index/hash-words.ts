/**
 * A hash of 32 bits for each word, and for each path of words that a phrase makes. Some paths share theirs: what is
 * found is compared letter by letter, so that costs a little time and nothing else.
 */
export const addLetter = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01_00_01_93);

/** Tells a stem from a whole word of the same letters. */
export const toStem = (word: number): number => addLetter(word, 0x2a_2a_2a_2a);

export const addWord = (path: number, word: number): number =>
  (Math.imul(path ^ (path >>> 15), 0x2c_1b_3c_6d) + Math.imul(word, 0x9e_37_79_b1 | 0)) | 0;

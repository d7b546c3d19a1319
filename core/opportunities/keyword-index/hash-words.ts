/**
 * 32-bit hashes for words and for phrases as paths of words. Hits are compared letter by letter, so a collision only
 * costs time.
 */
export const addLetter = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01_00_01_93);

/** Distinguishes a stem from a whole word with the same letters. */
export const toStem = (word: number): number => addLetter(word, 0x2a_2a_2a_2a);

export const addWord = (path: number, word: number): number =>
  (Math.imul(path ^ (path >>> 15), 0x2c_1b_3c_6d) + Math.imul(word, 0x9e_37_79_b1 | 0)) | 0;

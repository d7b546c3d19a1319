/** A character folds to the code of its base letter, or to one of these. */
export const SEPARATOR = 0;
/** Ignored within a word: combining accents, apostrophes, joiners. */
export const SILENT = 0xff_ff;
/** The boundary code; phrases never match across it. */
export const BOUNDARY = 0xff_fe;

export const isLetter = (folded: number): boolean => folded !== SEPARATOR && folded < BOUNDARY;

const BETWEEN_TEXTS = '\u0002';

/** Joins texts so that no phrase matches across them, such as a title and its text. */
export const joinTexts = (...texts: readonly string[]): string => texts.join(BETWEEN_TEXTS);

const CODES = 0x1_00_00;
const WORD = /[\p{L}\p{N}]/u;
const QUIET = /\p{M}|['’ʼ\u00AD]|\p{Cf}/u;
const ALONE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function foldCode(code: number): number {
  // A surrogate half is compared without folding.
  if (code >= 0xd8_00 && code <= 0xdf_ff) return code;
  const letter = String.fromCharCode(code);
  if (letter === BETWEEN_TEXTS) return BOUNDARY;
  if (QUIET.test(letter)) return SILENT;
  if (!WORD.test(letter)) return SEPARATOR;
  const base = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return base.length === 1 ? base.charCodeAt(0) : letter.toLowerCase().charCodeAt(0);
}

/** Indexed by character code. Folding keeps every index, so hits can be compared with the text. */
export const FOLDED_CODES = new Uint16Array(CODES);

/** Indexed by folded code. In scripts without spaces, every letter is a word. */
export const STANDALONE_LETTERS = new Uint8Array(CODES);

let isFilled = false;
/** Fills both tables on first use; doing so at load would take a tenth of the server's startup time. */
export function fillTables(): void {
  if (isFilled) return;
  isFilled = true;
  for (let code = 0; code < CODES; code += 1) {
    FOLDED_CODES[code] = foldCode(code);
    STANDALONE_LETTERS[code] = ALONE.test(String.fromCharCode(code)) ? 1 : 0;
  }
}

/** The folded words of a text, with an empty word for each boundary. */
export function foldWords(text: string): string[] {
  fillTables();
  const words: string[] = [];
  let word = '';
  const end = () => {
    if (word) words.push(word);
    word = '';
  };
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const folded = FOLDED_CODES[code] ?? SEPARATOR;
    if (folded === SILENT) continue;
    if (!isLetter(folded) || STANDALONE_LETTERS[folded]) end();
    if (folded === BOUNDARY) words.push('');
    if (!isLetter(folded)) continue;
    word += String.fromCharCode(folded);
    if (STANDALONE_LETTERS[folded]) end();
  }
  end();
  return words;
}

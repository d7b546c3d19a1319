/** Letters of other alphabets that look Latin, and symbols that look like dots, slashes, colons or @. */
const LOOKALIKES = {
  a: 'аɑαᴀ',
  b: 'ЬʙВΒ',
  c: 'сϲᴄСϹ',
  d: 'ԁᴅ',
  e: 'еєᴇЕΕ',
  f: 'ꜰϝ',
  g: 'ɡցɢ',
  h: 'һհʜНΗ',
  i: 'іıιɪІΙ',
  j: 'јᴊЈ',
  k: 'кκᴋКΚ',
  l: 'ӏⅼłʟ',
  m: 'мⅿᴍМΜ',
  n: 'ոηɴΝ',
  o: 'оοσօᴏОΟøØ',
  p: 'рρᴘРΡ',
  q: 'ԛ',
  r: 'гʀ',
  s: 'ѕꜱЅ',
  t: 'тτᴛТΤ',
  u: 'υսᴜ',
  v: 'νѵᴠ',
  w: 'ԝѡᴡ',
  x: 'хχХΧ',
  y: 'уγүʏУΥ',
  z: 'ᴢΖ',
  '.': '。．｡․﹒‧∙',
  '/': '⁄∕／⧸',
  ':': '：꞉∶﹕',
  '@': '＠﹫',
};

const plainOf = new Map(
  Object.entries(LOOKALIKES).flatMap(([plain, alike]) =>
    Array.from(alike).map((letter) => [letter, plain] as const),
  ),
);

const foldLetter = (letter: string): string => {
  const plain = plainOf.get(letter) ?? plainOf.get(letter.toLowerCase());
  if (plain !== undefined) return plain;
  const [base = ''] = letter.normalize('NFD');
  const lower = (/^[A-Za-z]$/.test(base) ? base : letter).toLowerCase();
  return lower.length === letter.length ? lower : letter;
};

const FOLDED = new RegExp(
  `(?!\\p{ASCII})\\p{L}|[${LOOKALIKES['.']}${LOOKALIKES['/']}${LOOKALIKES[':']}${LOOKALIKES['@']}]`,
  'gu',
);

/** Lowercases the text and replaces lookalikes, for finding names and links. Keeps every index. */
export const foldConfusables = (text: string): string =>
  text.replace(FOLDED, foldLetter).replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

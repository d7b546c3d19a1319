import { anyOf } from './any-of.ts';

/** Styled letters (mathematical, full-width, circled, raised) that read as plain ones. */
const FANCY = anyOf(
  'gu',
  /[\u{1D400}-\u{1D7FF}\u{1F110}-\u{1F149}\u24B6-\u24E9\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFB00-\uFB06]/u,
  /[\u1D2C-\u1D6A\u2071\u207F\u2102\u210A-\u2115\u2119-\u211D\u2124\u2128\u212A\u212C-\u2138]/u,
);
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const SPACES = /[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
/** Control, private-use and zero-width characters, which can only hide something. */
const INVISIBLE = anyOf(
  'gu',
  /[\p{Co}\uFFFD\u00AD\u061C\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164]/u,
  /[\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]/u,
  /\u034F|[\uFE00-\uFE0E]|[\u17B4\u17B5]|[\u180B-\u180F]|(?!\n)\p{Cc}/u,
);
/** Joiners are legitimate inside emoji and in scripts that join their letters. */
const STRAY_JOINERS = anyOf(
  'gu',
  /(?<![\u0600-\u109F\p{Extended_Pictographic}\p{Emoji_Modifier}])(?<!\uFE0F)[\u200C\u200D]/u,
  /(?<!\p{Extended_Pictographic})\uFE0F(?!\u20E3)/u,
);
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;
const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]{2,8}));/g;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  period: '.',
  colon: ':',
  sol: '/',
  bsol: '\\',
  commat: '@',
  lbrack: '[',
  rbrack: ']',
  lsqb: '[',
  rsqb: ']',
  lpar: '(',
  rpar: ')',
  percnt: '%',
  quest: '?',
  num: '#',
  equals: '=',
  lowbar: '_',
  hyphen: '-',
  shy: '',
  zwj: '',
  zwnj: '',
  Tab: ' ',
  NewLine: '\n',
};

const decode = (whole: string, decimal?: string, hex?: string, name?: string): string => {
  if (name !== undefined) return NAMED[name] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0x10ffff ? '' : String.fromCodePoint(code);
};

/** Reduces a text to well-formed, visible characters and line breaks. */
export const sanitizeText = (text: string): string =>
  text
    .replace(ENTITY, decode)
    .toWellFormed()
    .replace(LINE_BREAKS, '\n')
    .replace(SPACES, ' ')
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINERS, '')
    .replace(PILED_MARKS, '$1')
    .replace(FANCY, (letter) => letter.normalize('NFKC'))
    .replace(/(?<! ) +$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

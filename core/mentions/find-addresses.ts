import { anyOf } from '#core/text/any-of.ts';
import { classifyEnding } from './domain-endings.ts';
import { DOTTED_NAMES } from './dotted-names.ts';
import { foldConfusables } from '#core/text/fold-confusables.ts';
import { FOREIGN_MARK } from './own-site.ts';
import { splitCode } from '#core/text/split-code.ts';

/** All spellings of a dot that people or machines still read as part of an address. */
const DOT = /[*_~`^]{0,3}\\?\.[*_~`^]{0,3}|%2e|[[({<]\.[\])}>]|\s?[[({<]\s?(?:dot|punkt|punto)\s?[\])}>]\s?/g;
const SPELLED_DOT = new RegExp(
  String.raw`(?<![a-z0-9])(?!(?:the|a|this|that|of) )[\p{L}\p{N}-]{2,63} dot ` +
    '(?:com|net|org|io|co|ai|dev|app|me|info|biz|xyz|example)(?![a-z])',
  'gu',
);
const SCHEME = anyOf(
  'gu',
  /[a-z][a-z0-9+-]{1,20}:[/\\]{2,3}\S/u,
  /(?<![a-z0-9])(?:h[tx*]{2}ps? ?: ?[/\\]{0,3}\S|data:[a-z]+\/)/u,
  /(?<![a-z0-9])(?:mailto|tel|sms|javascript|vbscript|magnet|ftp|bitcoin|ethereum|ipfs|urn):\S/u,
  /(?<![a-z0-9])(?:skype|whatsapp|facetime|viber):\S/u,
);
const WWW = /(?<![a-z0-9])www[.。]?\d?\.[\p{L}\p{N}]/gu;
const LETTER_BEFORE = /[\p{L}\p{N}\p{M}\uE000)\]]/u;
const LABEL = /[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}-]{0,80}/uy;
const MAIL = /[\p{L}\p{N}._+-]@[\p{L}\p{N}-]{1,63}\\?\.\p{L}/gu;
const NUMBERS = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]*\d)/g;
const DOTTED = /(?<![\p{L}\p{N}._@/-])[a-z]{1,15}\.[a-z]{2,4}$/u;
/** A path, port or handle after a name makes it an address; anything else ends its sentence. */
const GOES_ON = /^[/?#:@]+[\p{L}\p{N}_~%&=-]/u;
const LONGEST_NAME = 20;
/** Files whose extension is also a country code: `README.md`, `deploy.sh`. */
const FILE = anyOf(
  '',
  /^(?:readme|changelog|contributing|license|security|todo|notes|index|agents|skill)\.md$/,
  /^(?:main|app|setup|manage|test|tests|conftest|init|utils|config|server|client|cli|run|build|script)\.py$/,
  /^(?:deploy|build|install|setup|run|start|stop|test|backup|release|entrypoint|init|update|script)\.sh$/,
  /^(?:main|lib|mod|build)\.rs$/,
);
const LOOKAHEAD = 3;

const labelAt = (folded: string, index: number): string => {
  LABEL.lastIndex = index;
  const label = LABEL.exec(folded)?.[0] ?? '';
  // In scripts without spaces, the rest of the sentence follows the address directly.
  return /^[a-z]+(?![a-z0-9])/.exec(label)?.[0] ?? label;
};

/** In `vite.config.ts` the middle word is part of a longer name. */
const goesOn = (folded: string, index: number): boolean => {
  let at = index;
  for (let step = 0; step < LOOKAHEAD && folded[at] === '.'; step += 1) {
    const label = labelAt(folded, at + 1);
    if (classifyEnding(label, label, false) !== 'word') return true;
    at += 1 + label.length;
  }
  return false;
};

type Find = { index: number; mark: string };

const findDomains = (text: string, folded: string, inCode: boolean): Find[] => {
  const finds: Find[] = [];
  for (const match of folded.matchAll(DOT)) {
    const after = match.index + match[0].length;
    if (!LETTER_BEFORE.test(folded[match.index - 1] ?? '')) continue;
    const label = labelAt(folded, after);
    const spelled = /[[({<%]/.test(match[0]);
    if (spelled && label !== '') finds.push({ index: after, mark: FOREIGN_MARK });
    if (spelled || label.length < 2) continue;
    const end = after + label.length;
    const ending = classifyEnding(text.slice(after, end), label, inCode);
    const disguised = match[0] !== '.' || text[match.index] !== '.';
    const asPath = /^(?:\/[\p{L}\p{N}]|:\d)/u.test(folded.slice(end, end + 2));
    const name = DOTTED.exec(folded.slice(Math.max(0, end - LONGEST_NAME), end))?.[0] ?? '';
    const isPlain = text.slice(end - name.length, end).toLowerCase() === name;
    if ((DOTTED_NAMES.has(name) || FILE.test(name)) && isPlain && !GOES_ON.test(folded.slice(end))) continue;
    if (ending === 'domain' || (ending === 'word' && /^[a-z]+$/.test(label) && asPath))
      finds.push({ index: after, mark: FOREIGN_MARK });
    else if (ending === 'word' && !inCode && !disguised && /^[a-z]/.test(label) && !goesOn(folded, end))
      finds.push({ index: after, mark: ' ' });
  }
  return finds;
};

/** Marks every remaining address as foreign, and inserts a missing space after a full stop. */
export const markAddresses = (whole: string): string =>
  splitCode(whole)
    .map(({ text, code }) => {
      const folded = foldConfusables(text);
      const finds = findDomains(text, folded, code);
      for (const pattern of [SPELLED_DOT, SCHEME, WWW, MAIL, NUMBERS])
        for (const match of folded.matchAll(pattern))
          finds.push({ index: match.index + match[0].length, mark: FOREIGN_MARK });
      finds.sort((one, other) => one.index - other.index);
      const ends = [...finds.map(({ index }) => index), text.length];
      return (
        text.slice(0, ends[0]) +
        finds.map(({ index, mark }, at) => mark + text.slice(index, ends[at + 1])).join('')
      );
    })
    .join('');

import type { Run } from './run.ts';
import { VERSIONED } from './known-names.ts';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const NUMBER = String.raw`(?:\d{1,3}(?:[,.'\u2019\u00A0 ]\d{3})+(?!\d)(?:[.,]\d{1,4}(?!\d))?|\d+(?:[.,]\d+)?)`;
const SIGN = String.raw`(?:(?<![\p{L}\p{N}])[+\u2212~\u2248<>#]|(?<![^\s(])-)`;
const CURRENCY = '(?:(?:US|CA|AU|NZ|HK|A|C)?[$€£¥₹₽₩] ?|(?:USD|EUR|GBP|CHF|INR) ?)';
const MAGNITUDE = String.raw`(?:k|m|mm|bn|b)(?![\p{L}\p{N}])`;
const ONE = `${CURRENCY}?${NUMBER}(?:${MAGNITUDE})?`;
const SHAPES = [
  String.raw`\d{4}-\d{2}-\d{2}`,
  String.raw`\d{1,2}[./]\d{1,2}[./]\d{2,4}(?![\d.])`,
  String.raw`\d{1,2}:\d{2}(?: ?[ap]m(?!\p{L}))?`,
  String.raw`(?<!\p{L})${MONTH} \d{1,2}(?:st|nd|rd|th)?(?![\d.,%\p{L}])`,
  `(?<![\\p{L}\\p{N}_])${SIGN}?${ONE}(?: ?%)?(?:(?: ?[-–—] ?|/(?![$€£]))${ONE})?\\+?`,
].map((shape) => `(?:${shape})`);
const NUMBERS = new RegExp(SHAPES.join('|'), 'giu');
const PREFIX = /(?:^|[^\p{L}])(?:sub|pre|post|mid|top|non|under|over)-$/iu;
const NAME_BEFORE = /(?:^|[^\p{L}\p{N}.+#])(\p{L}[\p{L}\p{N}.+#]{0,30}) $/u;
/** What follows the version of what is shown. */
export const RELEASED = /^(?: (?:is|released|out|has|now|brings|adds|lands)(?!\p{L})|:| [-–—] )/u;
/** The same of a version without a point. */
export const OUT = /^ is (?:now |finally )?(?:out|here|live|released|available)(?!\p{L})/u;
const NEAR = 34;

/** Whether a number belongs to a name: "v2.1", "GPT-4", "Q3", "Python 3.12". */
function isInName(prose: string, { from, to }: Run): boolean {
  const before = prose.slice(Math.max(0, from - NEAR), from);
  if (/[\p{L}\p{N}_@#]$/u.test(before)) return true;
  if (/[\p{L}\p{N}_][-./_]$/u.test(before)) return !PREFIX.test(before);
  const number = prose.slice(from, to);
  if (/^40[134]$|^50[023]$/.test(number) && /^ (?:pages?|errors?)(?!\p{L})/u.test(prose.slice(to)))
    return true;
  // "1) …, 2) …"
  if (/^\d$/.test(number) && prose[to] === ')' && /(?:^|\s)$/.test(before)) return true;
  if (/^\d+\.\d+$/.test(number) && /^\.\d/.test(prose.slice(to))) return true;
  if (!/^\d{1,3}(?:\.\d+)?$/.test(number) || /^ ?[%x×]|^-\p{L}/u.test(prose.slice(to))) return false;
  const name = NAME_BEFORE.exec(before)?.[1] ?? '';
  if (/(?:upgrad|updat|migrat)\p{L}* to $/iu.test(before) && !/^ \p{L}+s(?!\p{L})/u.test(prose.slice(to)))
    return true;
  if (
    /^(?:v|version|release|rfc|guideline|section|article)$/i.test(name) ||
    VERSIONED.has(name.toLowerCase())
  )
    return true;
  return /^\p{Lu}/u.test(name) && before.length > name.length + 1
    ? /\.\d$/.test(number)
    : number.endsWith('.0') || (/\.\d$/.test(number) ? RELEASED : OUT).test(prose.slice(to));
}

/** Every number in digits, with its sign, currency and magnitude, that is no part of a name. */
export const findNumbers = (prose: string): Run[] =>
  [...prose.matchAll(NUMBERS)]
    .map(({ index, 0: found }) => ({ from: index, to: index + found.trimEnd().length }))
    .filter((run) => !isInName(prose, run));

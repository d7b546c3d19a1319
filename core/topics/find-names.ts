import { EVERYDAY_WORDS } from '#core/text/everyday-words.ts';
import { ACRONYM_NAMES, CAPITAL_NAMES, KNOWN_NAMES, NAMES_OF_WORDS, NO_NAMES } from './known-names.ts';
import { PLACES } from './places.ts';
import { OUT, RELEASED } from './find-numbers.ts';
import { overlaps, type Run } from './run.ts';
import { isOrdinary } from './is-ordinary.ts';
import { COUNTABLE, MASS } from './subject-words.ts';
import { isPastForm, isPresentAfter } from './statement-words.ts';
import type { TypedText } from './typed-text.ts';

type Token = Run & {
  raw: string;
  low: string;
  /** Where a capital says nothing: at the start of a sentence, after a colon or a dash. */
  isFirst: boolean;
  isCapital: boolean;
  /** With one space between it and the token before. */
  follows: boolean;
};

const TOKEN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+#&.-]*/gu;
const ENDING = /(?:['’]s|['’.&-])+$/u;
const COMMUNITY = /(?<![\p{L}\p{N}/])[ru]\/\w{2,21}(?!\w)|(?<![\p{L}\p{N}.@])@\w{3,30}(?![\w.])/gu;
const INNER_CAPITAL = /^\p{L}*\p{Ll}\p{Lu}|^\p{Lu}{2,}\p{Ll}{2,}$|^\p{Ll}+\p{Lu}/u;
const STARTS = /(?:^|[.!?¿¡…:–—(["“”„«'‘*•|>\]/]|\s-|\p{Extended_Pictographic}\uFE0F?)\s*$/u;
const VERSION = /^ (?:v?\d{1,3}(?:\.\d+){1,2}|\d{1,2})(?![\p{L}\p{N}%]|[.,]\d| (?:%|\p{L}+s\b))/u;
const NEAR = 4;

function readTokens(prose: string): Token[] {
  let end = -1;
  return [...prose.matchAll(TOKEN)].map(({ index, 0: found }) => {
    const raw = /^(?:c\+\+|[cf]#)/i.exec(found)?.[0] ?? found.replace(ENDING, '');
    const token = {
      from: index,
      to: index + raw.length,
      raw,
      low: raw.toLowerCase(),
      isFirst: STARTS.test(prose.slice(Math.max(0, index - NEAR), index)) || end < 0,
      isCapital: /^\p{Lu}/u.test(raw),
      follows: end === index - 1 && prose[end] === ' ',
    };
    end = token.to;
    return token;
  });
}

const isShouted = (raw: string): boolean => raw.length > 1 && !/\p{Ll}/u.test(raw) && /\p{Lu}/u.test(raw);

/** In a title where most words have a capital, capitals say nothing. */
function capitalsTell(tokens: readonly Token[]): boolean {
  const words = tokens.filter(
    ({ raw, isFirst, low }) => !isFirst && /^\p{L}{3,}/u.test(raw) && !KNOWN_NAMES.has(low),
  );
  const capitals = words.filter(({ isCapital, low }) => isCapital && !NO_NAMES.has(low));
  return words.length < 2 || capitals.length <= words.length * 0.6;
}

/** "A notion", "some slack": after these a word is no name. */
const isWordAfter = (before: string | undefined): boolean =>
  /^(?:an?|some|any|no|every|the|this|that)$/.test(before ?? '');

const SALES_DAY = /^(?:black|good) friday$|^cyber monday$/;
/** "A notion template": what is made for a product. */
const OF_PRODUCTS =
  /^(?:extensions?|plugins?|templates?|apps?|api|ads|bots?|integrations?|add-?ons?|themes?|stores?|shops?|webhooks?|checkout|accounts?|workspaces?|channels?|boards?|sdk|servers?|containers?)$/;

const isReleased = (prose: string, { from, to, isCapital, low }: Token): boolean => {
  const version =
    from === 0 && isCapital && !isOrdinary(low)
      ? /^ v?\d{1,2}(?:\.\d+)*/.exec(prose.slice(to, to + 12))
      : null;
  if (version === null) return false;
  return (version[0].includes('.') ? RELEASED : OUT).test(prose.slice(to + version[0].length));
};

/** "How did clients react?" */
const DOER = /^(?:clients|customers|people|they|users|you|we|i|others)$/;

const isVerb = (word = ''): boolean => isPastForm(word) || isPresentAfter('', word);

function isName(token: Token, before: Token | undefined, next: Token | undefined, tell: boolean): boolean {
  const { raw, low, isFirst, isCapital } = token;
  if (/^\p{Lu}{2,}s$/u.test(raw) && NO_NAMES.has(low.slice(0, -1))) return false;
  if (NO_NAMES.has(low) && !(ACRONYM_NAMES.has(low) && isShouted(raw))) return false;
  if (ACRONYM_NAMES.has(low) && isShouted(raw)) return tell || low !== 'us';
  if (low === 'react' && DOER.test(before?.low ?? '')) return false;
  if (PLACES.has(low) || /^(?:uk|eu|usa|uae|nyc)$/.test(low.replace(/-based$/, ''))) return true;
  if (KNOWN_NAMES.has(low))
    return (
      isCapital || !EVERYDAY_WORDS.has(low) || !isWordAfter(before?.low) || OF_PRODUCTS.test(next?.low ?? '')
    );
  if (/^\d|^\p{Lu}?$/u.test(raw)) return CAPITAL_NAMES.has(low) && isCapital && tell;
  if (isShouted(raw)) return /\d|-/.test(raw) && /^[A-Z]{2,}-?\d/.test(raw);
  if (INNER_CAPITAL.test(raw)) return !/(?:Error|Exception)$/.test(raw);
  if (/\.(?:js|ts|io|ai|py|net|com|app|dev|co|org|so|sh|xyz|me)$/.test(low)) return true;
  if (!isCapital || SALES_DAY.test(`${low} ${next?.low ?? ''}`)) return false;
  if (CAPITAL_NAMES.has(low) && (!isFirst || isVerb(next?.low))) return true;
  if (!tell) return !isOrdinary(low) && !isFirst;
  return !isFirst && !/^(?:i['’]\w+)$/i.test(raw);
}

/** "Paul Graham says": a first word with another name right after it belongs to that name. */
const opensName = (token: Token, next: Token | undefined, tell: boolean): boolean =>
  tell && token.isFirst && token.isCapital && !isOrdinary(token.low) && next !== undefined && next.follows;

const GERMAN =
  /(?<!\p{L})(?:der|die|das|und|ihr|wir|ich|für|mit|ist|ein|eine|einen|nicht|alle|von|zu|auf|bei|im)(?!\p{L})/iu;
/** Nouns have a capital in German. */
const isPlainNoun = ({ raw, low }: Token): boolean =>
  !KNOWN_NAMES.has(low) && !PLACES.has(low) && /^\p{Lu}\p{Ll}+$/u.test(raw);

/** "Quill & Crate" is one name, "Stripe & Paddle" are two. */
const isPair = (prose: string, before: Token | undefined, { from, low }: Token): boolean =>
  before !== undefined &&
  prose.slice(before.to, from) === ' & ' &&
  ![before.low, low].some((each) => KNOWN_NAMES.has(each) || PLACES.has(each) || CAPITAL_NAMES.has(each));

const withVersion = (prose: string, run: Run): Run => {
  const version = VERSION.exec(prose.slice(run.to, run.to + 24))?.[0].trimEnd() ?? '';
  return { from: run.from, to: run.to + version.length };
};

function findKnownRuns({ plain }: TypedText): Run[] {
  const runs: Run[] = [];
  for (const name of NAMES_OF_WORDS)
    for (let at = plain.indexOf(name); at >= 0; at = plain.indexOf(name, at + name.length)) {
      const isWhole = !/[\p{L}\p{N}]/u.test(`${plain[at - 1] ?? ''}${plain[at + name.length] ?? ''}`);
      if (isWhole) runs.push({ from: at, to: at + name.length });
    }
  const holds = (one: Run, other: Run): boolean =>
    one !== other && one.from <= other.from && other.to <= one.to;
  return runs.filter((run) => !runs.some((other) => holds(other, run)));
}

const OTHER =
  /(?<![\p{L}\p{N}.])([\p{L}\p{N}.]+) (?:or|vs\.?|versus) ([\p{L}\p{N}.]*[\p{L}\p{N}])(?=[?.!,:;]|$| (?:for|in|on|with|as|when|if|at|vs|or) )/gu;
const NO_OTHER =
  /^(?:something|anything|nothing|else|other|others|another|similar|just|maybe|both|neither|not|ing|\p{L}+ing|email|emails|self|plain|paper|custom|code|cash|none|some|more|less)$/u;

const COMPARES = /^(?: (?:vs\.?|versus|or|over|\+|&) | ?[+/&] ?|, )$/i;
/** Words in lower case are only joined by what compares, or by a slash. */
const joins = (between: string, { isCapital }: Token): boolean =>
  isCapital ? COMPARES.test(between) : /^ (?:vs\.?|versus|or) $|^ ?\/ ?$/i.test(between);
const isOwnWord = ({ raw, low }: Token): boolean =>
  CAPITAL_NAMES.has(low) ||
  (raw.length > (/^\p{Lu}/u.test(raw) ? 1 : 3) &&
    !/^\d/.test(raw) &&
    !isOrdinary(low) &&
    (!NO_NAMES.has(low) || KNOWN_NAMES.has(low)));

/** "Intercom or crisp for 200 users": beside a known name any word of its own is one. */
const findOther = (plain: string): Run[] =>
  [...plain.matchAll(OTHER)].flatMap(({ index, 0: found, 1: before = '', 2: after = '' }) => {
    const isNew = (word: string): boolean =>
      word.length > 3 &&
      !NO_OTHER.test(word) &&
      !MASS.has(word) &&
      !COUNTABLE.has(word) &&
      !KNOWN_NAMES.has(word);
    const at = index + found.length - after.length;
    if (KNOWN_NAMES.has(before) && isNew(after)) return [{ from: at, to: at + after.length }];
    return KNOWN_NAMES.has(after) && isNew(before) && index === 0
      ? [{ from: index, to: index + before.length }]
      : [];
  });

/** "SES or Postmark", "Go + Postgres": what is joined to a name and has a capital is a name too. */
function findNeighbours(tokens: readonly Token[], runs: readonly Run[], prose: string): Run[] {
  const found: Run[] = [];
  for (const token of [...tokens, ...tokens.toReversed()]) {
    const named = [...runs, ...found];
    if (!isOwnWord(token) || named.some((run) => overlaps(run, token))) continue;
    const isJoined = named.some(
      (run) =>
        (run.from > token.to && joins(prose.slice(token.to, run.from), token)) ||
        (token.from > run.to && joins(prose.slice(run.to, token.from), token)),
    );
    if (isJoined) found.push({ from: token.from, to: token.to });
  }
  return found;
}

/** Products, people, places and communities. */
export function findNames(typed: TypedText, english: boolean): Run[] {
  const { prose } = typed;
  const tokens = readTokens(prose);
  const isAllShouted = !/\p{Ll}/u.test(prose);
  const tell = english && !isAllShouted && capitalsTell(tokens);
  const isGerman = !english && GERMAN.test(prose);
  const fixed = [...prose.matchAll(COMMUNITY)].map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }));
  const runs: Run[] = [...fixed, ...findKnownRuns(typed)];
  let last: { token: Token; run: Run } | null = null;
  for (const [at, token] of tokens.entries()) {
    if (runs.some((run) => overlaps(run, token))) continue;
    const next = tokens[at + 1];
    const named =
      isReleased(prose, token) ||
      (isAllShouted
        ? KNOWN_NAMES.has(token.low) || PLACES.has(token.low)
        : isName(token, tokens[at - 1], next, tell) && !(isGerman && isPlainNoun(token)));
    const opens = !named && next && isName(next, token, undefined, tell) && opensName(token, next, tell);
    if (!named && !opens) {
      last = null;
      continue;
    }
    const isJoined = token.follows || isPair(prose, last?.token, token);
    if (last && isJoined && last.token === tokens[at - 1] && token.isCapital && last.token.isCapital) {
      last.run.to = token.to;
      last = { token, run: last.run };
    } else {
      const run = { from: token.from, to: token.to };
      runs.push(run);
      last = { token, run };
    }
  }
  const others = english
    ? findOther(typed.plain).filter((run) => !runs.some((each) => overlaps(each, run)))
    : [];
  const known = [...runs, ...others];
  const whole = [...known, ...findNeighbours(tokens, known, prose)];
  return whole.map((run) => withVersion(prose, run)).toSorted((one, other) => one.from - other.from);
}

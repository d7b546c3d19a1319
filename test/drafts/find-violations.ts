import { anyOf } from '#core/text/any-of.ts';
import type { DraftRequest } from '#core/drafts/draft-request.ts';

type Shown = { title: string | null; content: string; notes?: readonly { kind: string }[] };

const LINKS: readonly [string, RegExp][] = [
  ['a scheme', /[a-z][a-z0-9+.-]*:\/\//i],
  ['a disguised scheme', /\bh[tx*]{2}ps?\s?:/i],
  ['an address without a host', /\b(?:mailto|javascript|magnet|tel):\S/i],
  ['www', /\bwww\.\w/i],
  ['a Markdown target', /\]\(/],
  ['a reference definition', /^\s{0,3}\[[^\]]+\]:/m],
  [
    'a domain',
    /[\p{L}\p{N}]\\?\.(?:com|net|org|io|dev|co|app|xyz|ly|gg|info|biz|zip|example|test|ru|cn|shop|рф)(?![\p{L}\p{N}])/iu,
  ],
  ['a percent-encoded dot', /\w%2e\w/i],
  ['a bracketed dot', /\w\s?[[({](?:\.|\s?dot\s?)[\])}]\s?\w/i],
  ['a spelled dot', /\b(?!the\b|a\b)[\w-]{2,} dot (?:com|net|org|io)(?!\p{L})/iu],
  ['an e-mail address', /[\w.]@[\w-]+\.[a-z]/i],
  ['an IP address', /(?<![\d.])\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(?![\d.])/],
];
const HTML = /<(?:a|img|script|iframe|form)\b/i;
const CLAIMS = anyOf(
  'i',
  /\b(?:I|we)(?:'ve| have)? (?:also |just )?(?:used|tried|tested|grew|built|ran|saw|increased|doubled|switched|launched)\b/,
  /\bour (?:customers|clients|users|team|revenue)\b|\bin my experience\b|\bmy (?:team|clients|startup|company)\b/,
);
const PLACEHOLDERS = /\[(?:your|insert)[^\]]*\]|lorem ipsum|_{3,}/i;
const CAPITAL_PLACEHOLDERS = /\bTODO\b|\bTBD\b|\bXX+\b|\bX+%/;
/** Patterns that are common in code, so they are checked only outside of it. */
const PROSE_PLACEHOLDERS =
  /\[(?:name|product|company|link)[^\]]*\]|\{\{?[a-z_ ]+\}?\}|<(?:insert|your|name)[^>]*>/i;
/** A fence closes only on a line of its own; an unclosed block reaches to the end. */
const CODE = /^```[^`\n]*\n[\s\S]*?(?:^```[ \t]*$|(?![\s\S]))|```[\s\S]*?```|`[^`\n]*`/gm;
const INVISIBLE = /(?!\n)\p{Cc}|[\p{Co}\u00AD\u200B\u2060\u202A-\u202E\u2066-\u2069\uFFFD\uFEFF]/u;
const SECRETS = /\bsk-[\w-]{8,}|\bAKIA\w{12,}|\bghp_\w{10,}|password:? hunter\d|BEGIN [A-Z ]*PRIVATE KEY/i;

const count = (text: string, part: string): number => text.split(part).length - 1;
const nameIn = (text: string, name: string): number =>
  text.match(new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'giu'))?.length ?? 0;

/** Keeps link texts without their brackets. */
const withoutLinks = (text: string, own: string): string =>
  text
    .split(`](${own})`)
    .map((part, index, parts) => (index < parts.length - 1 ? part.replace(/\[([^[]*)$/, '$1') : part))
    .join(' ')
    .replaceAll(own, ' ');

/**
 * Checks a text before it is shown against simple rules that share no code with the enforcement. `name` is the
 * product's name, a single word.
 */
export function findViolations(
  { title, content, notes = [] }: Shown,
  request: DraftRequest,
  name: string | null,
): string[] {
  const faults: string[] = [];
  const hold = (ok: boolean, fault: string) => {
    if (!ok) faults.push(fault);
  };
  const posts = request.task === 'post' || request.task === 'link';
  const { rules, ctaStyle } = request;
  const own = request.website?.url ?? null;
  hold(posts ? title !== null && title.length >= 1 && title.length <= 300 : title === null, 'title length');
  hold(content.length >= 1 && content.length <= (posts ? 40_000 : 10_000), 'content length');
  const whole = `${title ?? ''}\n${content}`;
  hold(whole.isWellFormed() && !INVISIBLE.test(whole) && !(title ?? '').includes('\n'), 'broken characters');

  const links = own === null ? 0 : count(content, own);
  // The author's own words may stay as they are.
  const typed = [posts ? request.topic : '', ...request.answers.map(({ text }) => text)].join(' ');
  const isFaulty = (word: string) =>
    [PLACEHOLDERS, CAPITAL_PLACEHOLDERS, PROSE_PLACEHOLDERS, ...LINKS.map(([, pattern]) => pattern)].some(
      (pattern) => pattern.test(word) || pattern.test(word.normalize('NFKC')),
    );
  const typedFaults = typed.split(/\s+/).filter((word) => word !== own && isFaulty(word));
  const shown = own === null ? whole : withoutLinks(whole, own);
  const rest = typedFaults.reduce((left, word) => left.replaceAll(word, ' '), shown);
  for (const [what, pattern] of LINKS) {
    hold(!pattern.test(rest), `${what} that is not the user's`);
    hold(!pattern.test(rest.normalize('NFKC')), `${what} in disguise`);
  }
  hold(!HTML.test(rest.replace(CODE, '')), 'an HTML tag');
  const mayLink = own !== null && rules?.links !== 'banned';
  const most = mayLink && ctaStyle !== 'none' ? 1 : 0;
  hold(links <= most, 'too many links');
  if (ctaStyle === 'direct' && mayLink) hold(links === 1, 'no link although one was asked for');

  const named = name === null ? 0 : Math.max(0, nameIn(rest, name) - nameIn(typed, name));
  if (ctaStyle === 'none') hold(named === 0, 'the product is named');
  if (ctaStyle === 'subtle') hold(named + links <= 1, 'more than one mention');
  if (named + links > 0)
    hold(
      /\bdisclos|\bI work on\b|\bmy own\b|offenlegung|transpar[eê]n|duidelijkheid/i.test(whole),
      'no disclosure',
    );
  if (ctaStyle === 'subtle' && own !== null && content.includes(own)) {
    const at = content.indexOf(own);
    hold(content[at - 1] === '(' || at >= content.length / 2, 'a bare link in the first half');
  }
  const stated = request.facts.about.length > 0 || (posts && CLAIMS.test(request.topic));
  const isMarked = notes.some(({ kind }) => kind === 'claim');
  if (!stated && !isMarked) hold(!CLAIMS.test(rest.replaceAll('’', "'")), 'an invented experience');
  hold(![PLACEHOLDERS, CAPITAL_PLACEHOLDERS].some((pattern) => pattern.test(rest)), 'a placeholder');
  hold(!PROSE_PLACEHOLDERS.test(rest.replace(CODE, '')), 'a gap in brackets');
  hold(!SECRETS.test(rest), 'a secret');
  return faults;
}

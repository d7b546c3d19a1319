/** Normalizes a link target: http, https and the site's own short forms; null for anything else. */
export function toHref(target: string): string | null {
  const ownForm = /^\/?((r|u|user)\/[\w-].*)$/.exec(target);
  const full = ownForm ? `https://www.reddit.com/${ownForm[1]}` : target;
  if (!/^https?:\/\//i.test(full) || !URL.canParse(full)) return null;
  return new URL(full).href;
}

/** Whitespace ends an address; parentheses in it are balanced, one level deep. */
const TARGET =
  /\(\s{0,9}((?:\\\S|[^\s<>()\\]|\((?:\\\S|[^\s<>()\\]){0,500}\)){1,2000})(?:\s{1,9}"[^"\n]{0,300}")?\s{0,9}\)/y;

/** The target in parentheses after a link's text, and the index after it. */
export function readTarget(text: string, at: number): { href: string; end: number } | null {
  TARGET.lastIndex = at;
  const target = TARGET.exec(text)?.[1]?.replace(/\\([!-/:-@[-`{-~])/g, '$1');
  const href = target ? toHref(target) : null;
  return href ? { href, end: TARGET.lastIndex } : null;
}

const IN_ANGLES = /<(https?:\/\/[^\s<>]{1,2000})>/iy;
const ADDRESS = /https?:\/\/[^\s<>[\]]{1,2000}/iy;
const COMMUNITY = /\/?[ru]\/[\w-]{2,50}/y;

/** A bare web address, community or user in running text. */
export function readAutolink(text: string, at: number): { href: string; label: string; end: number } | null {
  if (text[at] === '<') {
    const label = matchAt(IN_ANGLES, text, at)?.[1] ?? '';
    const href = toHref(label);
    return href ? { href, label, end: at + label.length + 2 } : null;
  }
  if (/[\w/.@-]/.test(text.charAt(at - 1))) return null;
  const label = matchAt(COMMUNITY, text, at)?.[0] ?? withoutTail(matchAt(ADDRESS, text, at)?.[0] ?? '');
  const href = toHref(label);
  return href ? { href, label, end: at + label.length } : null;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Trailing punctuation belongs to the sentence, as does a parenthesis opened before the address. */
function withoutTail(address: string): string {
  let unopened = address.replace(/[^)]/g, '').length - address.replace(/[^(]/g, '').length;
  let end = address.length;
  for (; end > 0; end--) {
    const sign = address.charAt(end - 1);
    if (sign === ')' && unopened > 0) unopened--;
    else if (!/[.,:;!?'"*_~^`\\|]/.test(sign)) break;
  }
  return address.slice(0, end);
}

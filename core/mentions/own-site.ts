/** A placeholder for the author's own URL during enforcement. `sanitizeText` removes both marks from input. */
export const OWN_MARK = '\uE000';
/** Marks an address that makes its sentence unusable. */
export const FOREIGN_MARK = '\uE001';

const MAX_URL = 2_000;
const TRAILING = /(?<![.,;:!?)\]}*_~|])[.,;:!?)\]}*_~|]+$/;

export type OwnSite = { url: string; host: string; mark: (text: string) => string };

export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** The author's site with a matcher for its addresses; null if the address can't be linked. */
export function readOwnSite(website: { url: string }): OwnSite | null {
  if (website.url.length > MAX_URL || !URL.canParse(website.url)) return null;
  const url = new URL(website.url);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  // Parentheses would end a Markdown link early.
  const href = url.href.replaceAll('(', '%28').replaceAll(')', '%29');
  const host = url.hostname.replace(/^www\./, '').replace(/\.$/, '');
  // An internationalized domain has two spellings.
  const written = /^https?:\/\/(?:www\.)?([^/?#:\s]+)/i.exec(website.url.trim())?.[1] ?? host;
  const hosts = [...new Set([host, written])].map(escapePattern).join('|');
  const port = url.port ? `:${url.port}` : '(?::80|:443)?';
  const address = new RegExp(
    String.raw`(?<![\p{L}\p{N}\p{M}.@/\\_%=&?#-])(?:https?://)?(?:www\.)?(?:${hosts})\.?${port}` +
      String.raw`(?![\p{L}\p{N}\p{M}@_-]|\.[\p{L}\p{N}]|:\d)([/?#][\x21-\x3b\x3d\x3f-\x7e]*)?`,
    'giu',
  );
  const ownPath = withoutSlash(url.pathname);
  const replace = (whole: string, tail = ''): string => {
    const rest = TRAILING.exec(tail)?.[0] ?? (tail === '' ? (TRAILING.exec(whole)?.[0] ?? '') : '');
    const path = tail.replace(TRAILING, '').replace(/[?#].*$/, '');
    const within = path === '' || withoutSlash(path) === ownPath || path.startsWith(`${ownPath}/`);
    return within ? `${OWN_MARK}${rest}` : whole;
  };
  return { url: href, host, mark: (text) => text.replace(address, replace) };
}

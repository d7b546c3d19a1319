import { markAddresses } from './find-addresses.ts';
import { foldConfusables } from '#core/text/fold-confusables.ts';
import { FOREIGN_MARK, type OwnSite } from './own-site.ts';
import { sanitizeText } from '#core/text/sanitize-text.ts';

/** Names from the author: the product's name, and the title of its page. */
export type StatedProduct = { product: string | null; pageTitle: string | null };

export type ProductNames = {
  /** The product's name in our own sentences. */
  label: string | null;
  /** Matches every mention in folded text; null without a name. */
  pattern: RegExp | null;
};

const SEPARATOR = / [|–—·•-] |: |[|·•—]/;
const SECOND_LEVEL = new Set(['co', 'com', 'org', 'net', 'ac', 'gov', 'edu']);
/** Hosts where anyone can have a subdomain. */
const HOSTERS = new RegExp(
  '(?:^|\\.)(?:github|gitlab|vercel|netlify|pages|herokuapp|onrender|fly|web|notion|substack|wordpress|blogspot|' +
    'carrd|webflow|framer|wixsite|myshopify|medium)$',
);
/** Everyday words, which do not identify a product in a domain name. */
const EVERYDAY = new Set(
  `about all app apps best blog book business buy call chat check cloud code company content create data day demo design
  dev doc docs domain example easy fast feedback find free get go good great group hello help hire home host hub info
  join just lab labs learn life link list live local mail main make map market marketing me meet my near new news next
  note notes now on online open page pages park pay people plan play plus post posts pro product products project
  question read report run safe sales save search send server service share shop show sign site sites small smart social
  software start startup store studio support talk task team teams test text thread threads time tool tools top trade
  try up use user video view visit web website welcome work works world write you your pricing login contact index
  untitled documentation`.split(/\s+/),
);

const squash = (text: string): string => foldConfusables(text).replace(/[^\p{L}\p{N}]/gu, '');
const MAX_NAME = 60;
/** A name that fits into a sentence; for an address, its first part. */
export const cleanName = (name: string): string => {
  const plain = sanitizeText(name)
    .replace(/[[\]{}<>()*_~`#|\\"\n]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  const named = markAddresses(plain).includes(FOREIGN_MARK)
    ? (/[\p{L}\p{N}-]+/u.exec(plain)?.[0] ?? '')
    : plain;
  return named.length > MAX_NAME ? '' : named;
};
const isEverydayName = (name: string): boolean => EVERYDAY.has(squash(name));

/** The registered name in a host: "acme" in shop.acme.co.uk. */
const wordOf = (host: string): string | null => {
  if (/^[\d.:[\]]+$/.test(host) || !host.includes('.')) return null;
  const labels = host.split('.').slice(0, -1);
  if (labels.length > 1 && SECOND_LEVEL.has(labels.at(-1) ?? '')) labels.pop();
  if (labels.length > 1 && HOSTERS.test(labels.join('.'))) labels.pop();
  return labels.at(-1) ?? null;
};

/** The name in a page's title, such as "Acme" in "Invoices that chase themselves | Acme". */
const nameInTitle = (title: string, word: string | null): string | null => {
  const parts = title
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !isEverydayName(part));
  const asHost = word === null ? undefined : parts.find((part) => squash(part) === squash(word));
  if (asHost) return asHost;
  const first = parts[0]?.split(/\s+/)[0]?.replace(/[^\p{L}\p{N}]+$/u, '') ?? '';
  if (word !== null && first !== '' && squash(first) === squash(word)) return first;
  const words = (part: string | undefined) => part?.split(/\s+/).length ?? Infinity;
  const ends = [parts[0], parts.at(-1)];
  return (
    ends.find((part) => words(part) === 1) ??
    ends.find((part) => words(part) <= 3 && /^\p{Lu}/u.test(part ?? '')) ??
    null
  );
};

export const splitName = (name: string): string[] => name.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** Matches the words of a name in folded text, with any symbols between them. */
export const buildNamePattern = (words: readonly string[]): string => {
  const body = words.map(foldConfusables).join('[^\\p{L}\\p{N}\\n]{0,3}');
  // Other scripts than Latin may have no spaces around a name.
  return /^[\p{L}\p{N}]/u.test(body) && /[a-z]/.test(body)
    ? `(?<![\\p{L}\\p{N}])${body}(?![\\p{L}\\p{N}])`
    : body;
};

/** The names that identify the product: as stated, from the page's title, and from the domain. */
export function readProductNames({ product, pageTitle }: StatedProduct, site: OwnSite | null): ProductNames {
  const word = site && wordOf(site.host);
  const inTitle = pageTitle && nameInTitle(pageTitle, word);
  const stated = (product && cleanName(product)) || null;
  const titled = (inTitle && cleanName(inTitle)) || null;
  const names = [stated, titled, word !== null && isEverydayName(word) ? null : word].filter(
    (name): name is string => name !== null && squash(name).length > 1,
  );
  const patterns = [...new Set(names.map((name) => buildNamePattern(splitName(name))))];
  const capitalised = word && word.charAt(0).toUpperCase() + word.slice(1);
  return {
    label: stated ?? titled ?? (names.length > 0 ? capitalised : null),
    pattern: patterns.length > 0 ? new RegExp(patterns.join('|'), 'gu') : null,
  };
}

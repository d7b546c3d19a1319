import type { PostType } from '#contract/posts.ts';
import { sanitizeText } from '#core/text/sanitize-text.ts';
import { countMentions } from './count-mentions.ts';
import { hasDisclosure, isMakersSentence, someSentence } from './disclosure.ts';
import { findLinks } from './find-links.ts';
import { isOwnLink, isSharedHost } from './own-links.ts';
import { type OwnSite, readOwnSite } from './own-site.ts';
import { isEverydayName, readProductNames } from './product-names.ts';

/** What is promoted: its stated name, and the websites that are its own. */
export type Product = { name: string | null; websites: readonly string[] };
export type Published = { type: PostType; title: string | null; content: string; url: string | null };
export type Mentions = {
  /** Whether the product is named or linked to. */
  isMentioned: boolean;
  links: number;
  ownLinks: number;
  /** Whether a text with a mention says whose product it is. */
  isDisclosed: boolean;
};

/** Of a link post, the platform shows the title and the link; a comment has no title. */
const shownOf = ({ type, title, content }: Published): string =>
  type === 'link' ? (title ?? '') : type === 'comment' ? content : `${title ?? ''}\n${content}`;

/** Most texts hold nothing that could hide a name. */
const PLAIN = /^[\n\x20-%'-~]*$/;
const toPlain = (text: string): string => (PLAIN.test(text) ? text : sanitizeText(text));

const siteOf = (website: string): OwnSite | null => {
  const site = readOwnSite({ url: website });
  return site && !isSharedHost(site.host) ? readOwnSite({ url: new URL(site.url).origin }) : null;
};

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A name that is an everyday word counts only as it is stated: "Notes", not "notes". */
const exactly = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escape(name)}(?![\\p{L}\\p{N}])`, 'u');

/** Reads texts for mentions of one product. */
export function createMentionReader({ name, websites }: Product) {
  const sites = websites.map(siteOf).filter((site) => site !== null);
  const isEveryday = name !== null && isEverydayName(name);
  const stated = isEveryday ? null : name;
  const named = [null, ...sites]
    .map((site) => readProductNames({ product: stated, pageTitle: null }, site))
    .filter(({ pattern }) => pattern !== null);
  const exact = isEveryday ? exactly(name.trim()) : null;
  const mentions = (marked: string): boolean =>
    (exact?.test(marked) ?? false) || named.some(({ pattern }) => countMentions(marked, pattern) > 0);
  return {
    label: name ?? named.find(({ label }) => label !== null)?.label ?? null,
    read(text: Published): Mentions {
      const shown = toPlain(shownOf(text));
      const marked = sites.reduce((left, site) => site.mark(left), shown);
      const links = [...findLinks(shown), ...(text.type === 'link' && text.url ? [text.url] : [])];
      const ownLinks = links.filter((link) => isOwnLink(link, websites)).length;
      const isMentioned = ownLinks > 0 || mentions(marked);
      return {
        isMentioned,
        links: links.length,
        ownLinks,
        isDisclosed:
          isMentioned &&
          (hasDisclosure(shown) ||
            someSentence(marked, (sentence) => isMakersSentence(sentence) && mentions(sentence))),
      };
    },
  };
}
export type MentionReader = ReturnType<typeof createMentionReader>;

import type { PostType } from '#contract/posts.ts';
import { foldConfusables } from '#core/text/fold-confusables.ts';
import { sanitizeText } from '#core/text/sanitize-text.ts';
import { removeMarkup } from '#core/text/remove-markup.ts';
import { hasDisclosure, hasSentence, isMakersSentence } from './disclosure.ts';
import { findLinks } from './find-links.ts';
import { isOwnLink, isSharedHost } from './own-links.ts';
import { createFactFinder } from './fact-finder.ts';
import { createNameFinder } from './name-finder.ts';
import { OWN_MARK, type OwnSite, readOwnSite } from './own-site.ts';
import { readProductNames } from './product-names.ts';

/** The promoted product: its stated name, its own websites, and listed facts about it. */
export type Product = { name: string | null; websites: readonly string[]; facts?: readonly string[] };
export type PublishedText = { type: PostType; title: string | null; content: string; url: string | null };
export type Mentions = {
  /** True if the text names or links to the product, or repeats one of its facts. */
  isMentioned: boolean;
  /** The sentence that repeats a fact, if that is the only mention. */
  fact: string | null;
  links: number;
  ownLinks: number;
  /** True if a text with a mention discloses whose product it is. */
  isDisclosed: boolean;
};

/** The visible text: a link post shows its text, a comment has no title. */
export const getVisibleText = ({ type, title, content }: PublishedText): string =>
  type === 'comment' ? content : `${title ?? ''}\n${content}`;

/** Most texts contain nothing that could hide a name. */
const PLAIN = /^[\n\x20-%'-~]*$/;
const toPlain = (text: string): string => (PLAIN.test(text) ? text : sanitizeText(text));

const siteOf = (website: string): OwnSite | null => {
  const site = readOwnSite({ url: website });
  return site && !isSharedHost(site.host) ? readOwnSite({ url: new URL(site.url).origin }) : null;
};

const MARKUP = /[*_~`^\\[]/;

export function createMentionReader({ name, websites, facts = [] }: Product) {
  const sites = websites.map(siteOf).filter((site) => site !== null);
  const siteNames = sites
    .map((site) => readProductNames({ product: null, pageTitle: null }, site).label)
    .filter((label) => label !== null);
  const names = [...new Set([...(name === null ? [] : [name]), ...siteNames])];
  const finders = names.map(createNameFinder).filter((finder) => finder !== null);
  const isNamed = (text: string): boolean => {
    const folded = foldConfusables(text);
    return text.includes(OWN_MARK) || finders.some((finds) => finds(text, folded));
  };
  const mentions = (marked: string): boolean =>
    isNamed(marked) || (MARKUP.test(marked) && isNamed(removeMarkup(marked)));
  const label = names[0] ?? null;
  const findFact = createFactFinder(facts);
  return {
    label,
    /** True if the product has anything to search for. */
    isKnown: finders.length > 0 || websites.length > 0,
    knowsSite: websites.length > 0,
    read(text: PublishedText): Mentions {
      const shown = toPlain(getVisibleText(text));
      const marked = sites.reduce((left, site) => site.mark(left), shown);
      const target = text.type === 'link' && text.url ? [text.url] : [];
      const links = [...findLinks(shown), ...target];
      const ownLinks = links.filter((link) => isOwnLink(link, websites)).length;
      const isShown = ownLinks > 0 || mentions(marked) || target.some(isNamed);
      const fact = isShown ? null : findFact(removeMarkup(shown));
      const isMentioned = isShown || fact !== null;
      return {
        isMentioned,
        fact,
        links: links.length,
        ownLinks,
        isDisclosed:
          isMentioned &&
          (hasDisclosure(shown, label) ||
            (fact !== null && isMakersSentence(fact)) ||
            hasSentence(marked, (sentence) => isMakersSentence(sentence) && mentions(sentence))),
      };
    },
  };
}
export type MentionReader = ReturnType<typeof createMentionReader>;

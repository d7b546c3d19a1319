import { stripCommunityPrefix } from '#contract/fields.ts';

/** A complete address on any site with a community in its path. */
const ADDRESS = /^(?:https?:\/\/)?[\w.-]+(?::\d+)?\/r\/(\w+).*$/i;

/** The community's name from typed or pasted text: "r/saas", or a page's address. */
export const readTypedName = (text: string): string =>
  stripCommunityPrefix(text.trim().replace(ADDRESS, '$1'));

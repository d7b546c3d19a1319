import { stripCommunityPrefix } from '#contract/fields.ts';

/** An address of any site that has a community in it, once it is whole. */
const ADDRESS = /^(?:https?:\/\/)?[\w.-]+(?::\d+)?\/r\/(\w+).*$/i;

/** The community's name in what was typed or pasted: "r/saas", or the address of its page. */
export const nameTyped = (text: string): string => stripCommunityPrefix(text.trim().replace(ADDRESS, '$1'));

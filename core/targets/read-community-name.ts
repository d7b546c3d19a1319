import { isReservedName } from '#contract/fields.ts';

const NAME = /^\w{2,21}$/;
/** Possible prefixes of a name: an id's origin, the product's own prefix, and `r/`. */
const PREFIX = /^(?:(?:api|sandbox):|mock-)?\/?(?:r\/)?/i;
const LINK = /^(?:https?:\/\/)?[\w.-]+(?::\d+)?\/r\/(\w+)/i;

/** The community in an id, a name, `r/name`, `mock-name` or a link; null if there is none. */
export function readCommunityName(text: string): string | null {
  const given = text.trim();
  const name = LINK.exec(given)?.[1] ?? given.replace(PREFIX, '').replace(/\/$/, '');
  return NAME.test(name) && !isReservedName(name) ? name : null;
}

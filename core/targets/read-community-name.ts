import { isCollection } from '#contract/fields.ts';

const NAME = /^\w{2,21}$/;
/** What may precede a name: the origin of an id, the product's own prefix, and how it is written in texts. */
const PREFIX = /^(?:(?:api|sandbox):|mock-)?\/?(?:r\/)?/i;
const LINK = /^(?:https?:\/\/)?[\w.-]+(?::\d+)?\/r\/(\w+)/i;

/** The community that an id, a name, `r/name`, `mock-name` or a link names; null if none. */
export function readCommunityName(text: string): string | null {
  const given = text.trim();
  const name = LINK.exec(given)?.[1] ?? given.replace(PREFIX, '').replace(/\/$/, '');
  return NAME.test(name) && !isCollection(name) ? name : null;
}

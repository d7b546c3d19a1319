import { splitCode } from '#core/text/split-code.ts';

/** In a link target, an address may lack a scheme or have another one. */
const ADDRESS =
  /(?:https?:\/\/|(?<=\]\(|\]: ?)(?:[a-z]{2,10}:)?\/\/|(?<![\p{L}\p{N}.@/_-])www\.)[^\s<>[\]()"'`]{1,2000}/giu;

/** Punctuation or emphasis marks after an address that are not part of it. */
const SIGNS_BEHIND = /[.,:;!?*_~|\\]{1,9}$/;

const MAY_HAVE_ONE = /\/\/|www\./i;

/** The web addresses in a sanitized text that readers can follow. Ignores code. */
export const findLinks = (text: string): string[] =>
  (MAY_HAVE_ONE.test(text) ? splitCode(text) : [])
    .filter(({ code }) => !code)
    .flatMap((part) =>
      Array.from(part.text.matchAll(ADDRESS), ({ 0: address, index }) =>
        part.text.startsWith('](', index - 2) ? address : address.replace(SIGNS_BEHIND, ''),
      ),
    )
    .map((address) =>
      address.replace(/^(?:www\.|\/\/)/i, (start) => (start === '//' ? 'https://' : `https://${start}`)),
    );

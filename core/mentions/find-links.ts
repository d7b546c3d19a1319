import { splitCode } from '#core/text/split-code.ts';

const ADDRESS = /(?:https?:\/\/|(?<![\p{L}\p{N}.@/_-])www\.)[^\s<>[\]()"'`]{1,2000}/giu;

const MAY_HAVE_ONE = /https?:\/\/|www\./i;

/** The web addresses in a sanitized text that readers can follow. Code holds none. */
export const findLinks = (text: string): string[] =>
  (MAY_HAVE_ONE.test(text) ? splitCode(text) : [])
    .filter(({ code }) => !code)
    .flatMap((part) => part.text.match(ADDRESS) ?? [])
    .map((address) => (/^www\./i.test(address) ? `https://${address}` : address));

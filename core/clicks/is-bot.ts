import { anyOf } from '#core/text/any-of.ts';

const SHORTEST = 20;
/** Names of search engines, link previews, monitors and libraries. */
const NAMES = anyOf(
  'i',
  /(?<!\bcu)bot(?:\b|_)|crawl|spider|slurp|preview|facebookexternalhit|embedly|whatsapp/,
  /pingdom|uptime|monitor|lighthouse|curl\/|wget\/|python|java\/|okhttp|go-http|node-fetch/,
  /undici|axios|libwww|scrapy|phantomjs|feed(?:ly|fetcher)/,
);

/** True if the user agent names a program or is missing. */
export const isBot = (userAgent: string): boolean => userAgent.length < SHORTEST || NAMES.test(userAgent);

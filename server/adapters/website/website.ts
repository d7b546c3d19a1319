import type { PageText } from '#core/websites/read-html.ts';

/** What a page says. `url` is where it was found in the end. */
export type WebsitePage = PageText & { url: string };

export type WebsiteFailureReason =
  | 'notWeb'
  | 'credentials'
  | 'port'
  | 'private'
  | 'nameUnknown'
  | 'unreachable'
  | 'timeout'
  | 'redirects'
  | 'status'
  | 'notText'
  | 'robots'
  | 'robotsUnknown'
  | 'empty';

/** `message` is for people and stands beside the result: a website that cannot be read stops nothing. */
export type WebsiteOutcome =
  | { kind: 'ok'; page: WebsitePage }
  | { kind: 'failed'; reason: WebsiteFailureReason; message: string };

/** Reads one page of the public web, as a polite visitor and within 3 seconds. Never throws. */
export type ReadWebsite = (url: string) => Promise<WebsiteOutcome>;

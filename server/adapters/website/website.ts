import type { PageText } from '#core/websites/read-html.ts';

/** A page's text. `url` is the final one after redirects. */
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

/** `message` is shown beside the result; an unreadable website does not stop the work. */
export type WebsiteOutcome =
  | { kind: 'ok'; page: WebsitePage }
  | { kind: 'failed'; reason: WebsiteFailureReason; message: string };

/** Reads one public web page within 3 seconds, respecting robots.txt. Never throws. */
export type ReadWebsite = (url: string) => Promise<WebsiteOutcome>;

import type { WebsiteFailureReason, WebsiteOutcome } from './website.ts';

/** This error never leaves the adapter. */
export class WebsiteProblem extends Error {
  readonly reason: WebsiteFailureReason;
  readonly status: number;

  constructor(reason: WebsiteFailureReason, status = 0) {
    super(`The website wasn’t read: ${reason}`);
    this.reason = reason;
    this.status = status;
  }
}

const WORDS: Record<WebsiteFailureReason, string> = {
  notWeb: 'That isn’t a web address. It should begin with https://.',
  credentials: 'The address has a user name or password in it. Leave them out.',
  port: 'Websites are read on their usual ports only (80 and 443).',
  private: 'That address belongs to a private network, so it isn’t read.',
  nameUnknown:
    'No website named {host} was found. Check the spelling, and whether the server can reach the internet.',
  unreachable: 'The website can’t be reached. Check the address, or try again later.',
  timeout: 'The website didn’t answer within 3 seconds. Try again later.',
  redirects: 'The website redirects too often. Enter its final address.',
  status: 'The website answered with an error.',
  notText: 'There is no text page at that address.',
  robots: 'The website asks automatic visitors to stay away (robots.txt), so it isn’t read.',
  robotsUnknown:
    'The website doesn’t say whether automatic visitors are welcome (its robots.txt fails), so it isn’t read.',
  empty: 'There is no text on that page without its scripts.',
};

/** `host`: where it failed; after a redirect this may be another host than the given one. */
type Details = { status?: number; host?: string };

export const websiteFailure = (
  reason: WebsiteFailureReason,
  { status = 0, host = '' }: Details = {},
): WebsiteOutcome => ({
  kind: 'failed',
  reason,
  message: status
    ? `The website answered with an error (${status}). Check the address.`
    : WORDS[reason].replace('{host}', () => host),
});

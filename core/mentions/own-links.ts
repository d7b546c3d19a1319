/** Sites where many people have pages, so that the host identifies no owner. */
const SHARED = new Set(
  `github.com gitlab.com bitbucket.org medium.com substack.com notion.so youtube.com youtu.be x.com twitter.com
  linkedin.com facebook.com instagram.com tiktok.com reddit.com google.com apple.com microsoft.com amazon.com etsy.com
  gumroad.com producthunt.com npmjs.com pypi.org itch.io bsky.app patreon.com ko-fi.com discord.gg discord.com t.me
  dev.to hashnode.com wordpress.com tumblr.com`.split(/\s+/),
);

const readUrl = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);
const hostOf = ({ hostname }: URL): string => hostname.replace(/^www\./, '').replace(/\.$/, '');
const pathOf = ({ pathname }: URL): string => pathname.replace(/\/$/, '').toLowerCase();
const isWithin = (name: string, within: string, sign: string): boolean =>
  name === within || (sign === '.' ? name.endsWith(`.${within}`) : name.startsWith(`${within}/`));

/**
 * True for hosts with pages of many people, such as github.com. A subdomain such as acme.github.io belongs to one
 * owner.
 */
export const isSharedHost = (host: string): boolean =>
  SHARED.has(host) || [...SHARED].some((site) => host === `apps.${site}` || host === `play.${site}`);

/** True if an address is on one of these websites or a subdomain; on a shared host, only below its path. */
export function isOwnLink(address: string, websites: readonly string[]): boolean {
  const link = readUrl(address);
  if (!link) return false;
  return websites.some((website) => {
    const own = readUrl(website);
    if (!own) return false;
    if (!isSharedHost(hostOf(own))) return isWithin(hostOf(link), hostOf(own), '.');
    return hostOf(link) === hostOf(own) && pathOf(own) !== '' && isWithin(pathOf(link), pathOf(own), '/');
  });
}

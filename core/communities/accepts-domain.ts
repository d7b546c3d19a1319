import type { PostRequirements } from './post-requirements.ts';

type LinkRequirements = Pick<PostRequirements, 'linkPolicy' | 'domainBlacklist' | 'domainWhitelist'>;

/** True if a community accepts links to a host. A listed domain includes its subdomains. */
export function acceptsDomain(
  host: string,
  { linkPolicy, domainBlacklist, domainWhitelist }: LinkRequirements,
): boolean {
  const name = host.toLowerCase();
  const covers = (domain: string) =>
    name === domain.toLowerCase() || name.endsWith(`.${domain.toLowerCase()}`);
  if (linkPolicy === 'blacklist') return !domainBlacklist.some(covers);
  if (linkPolicy === 'whitelist') return domainWhitelist.some(covers);
  return true;
}

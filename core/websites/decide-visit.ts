import { isPublicAddress } from './is-public-address.ts';
import { isInNetwork, type Network } from './network.ts';
import { parseAddress } from './parse-address.ts';

/** A URL that may be fetched. `address`: set if the host is an IP address. `allowed`: listed by the operator. */
export type Visit = {
  ok: true;
  url: URL;
  host: string;
  port: number;
  address: string | null;
  allowed: boolean;
};
export type VisitRefusal = { ok: false; reason: 'notWeb' | 'credentials' | 'port' | 'private' };

/** Top-level names that resolve only inside a network, or not at all. */
const INNER = new Set(
  'localhost local localdomain internal intranet lan home corp private arpa onion alt'.split(' '),
);
const LONGEST_URL = 2_000;
const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };

export type VisitPolicy = {
  /** Hosts, with or without a port, that are exempt from the rules on ports and private addresses. */
  fetchAllow: readonly string[];
  /** Private networks that may be reached under any name. */
  networks?: readonly Network[];
  /** Websites may use only ports 80 and 443; other servers may use any port. */
  ports: 'web' | 'any';
};

/** Decides whether a URL may be fetched, before its name is resolved. */
export function decideVisit(text: string, policy: VisitPolicy, base?: string): Visit | VisitRefusal {
  if (text.length > LONGEST_URL || !URL.canParse(text, base)) return { ok: false, reason: 'notWeb' };
  const url = new URL(text, base);
  const defaultPort = DEFAULT_PORTS[url.protocol];
  if (!defaultPort) return { ok: false, reason: 'notWeb' };
  if (url.username || url.password) return { ok: false, reason: 'credentials' };
  url.hash = '';
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.replace(/\.{1,9}$/, '');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = url.port ? Number(url.port) : defaultPort;
  const address = parseAddress(host) ? host : null;
  const visit = { ok: true, url, host, port, address } as const;
  const isListed = [`${url.hostname}:${port}`, url.hostname].some((name) => policy.fetchAllow.includes(name));
  if (isListed || (address && isInListedNetwork(address, policy))) return { ...visit, allowed: true };
  if (policy.ports === 'web' && port !== 80 && port !== 443) return { ok: false, reason: 'port' };
  const isPublic = address
    ? isPublicAddress(address)
    : isPublicName(host) || Boolean(policy.networks?.length);
  return isPublic ? { ...visit, allowed: false } : { ok: false, reason: 'private' };
}

const isInListedNetwork = (address: string, { networks = [] }: VisitPolicy): boolean =>
  networks.some((network) => isInNetwork(address, network));

/** True if we may connect to a resolved address. */
export const mayConnect = (address: string, policy: VisitPolicy): boolean =>
  isPublicAddress(address) || isInListedNetwork(address, policy);

const isPublicName = (host: string) =>
  host.includes('.') && !INNER.has(host.slice(host.lastIndexOf('.') + 1));

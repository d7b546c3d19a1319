import { isInRange, type Network, readNetwork } from './network.ts';
import { parseAddress } from './parse-address.ts';

/** Everything outside the public internet, from IANA's special-purpose address registries. */
const NOT_PUBLIC_IPV4 = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // carrier-grade NAT
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // a cloud's internal service
  '169.254.0.0/16', // link-local, cloud metadata
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/3', // multicast, reserved, broadcast
];

/** Only 2000::/3 is public IPv6; these are the exceptions in it. */
const NOT_PUBLIC_IPV6 = [
  '2001::/23', // protocol assignments, Teredo, ORCHID
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4: an IPv4 address in disguise
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
];

const readRange = (text: string): Network => readNetwork(text) ?? { bytes: [], bits: 0 };

const IPV4 = NOT_PUBLIC_IPV4.map(readRange);
const IPV6 = NOT_PUBLIC_IPV6.map(readRange);
const PUBLIC_IPV6 = readRange('2000::/3');
const TRANSLATED = readRange('64:ff9b::/96');
const MAPPED = readRange('::ffff:0:0/96');

/** True for an address on the public internet; false for anything unparseable. */
export function isPublicAddress(text: string): boolean {
  const bytes = parseAddress(text);
  if (!bytes) return false;
  if (bytes.length === 4) return !IPV4.some((range) => isInRange(bytes, range));
  // Judges an IPv4 address embedded in IPv6 as IPv4.
  if (isInRange(bytes, MAPPED) || isInRange(bytes, TRANSLATED))
    return isPublicAddress(bytes.slice(12).join('.'));
  return isInRange(bytes, PUBLIC_IPV6) && !IPV6.some((range) => isInRange(bytes, range));
}

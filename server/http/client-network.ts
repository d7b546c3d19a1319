const GROUPS = 8;
/** The number of leading groups in an IPv6 address that identify the network of a household or server. */
const OF_NETWORK = 4;
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/** The rate-limit key of an address: an IPv4 address itself, or the /64 network of an IPv6 address. */
export function clientNetwork(address: string): string {
  const written = address.split('%', 1)[0] ?? '';
  const host = URL.parse(`http://[${written}]/`)?.hostname.slice(1, -1);
  if (host === undefined) return address;
  const [, high, low] = MAPPED.exec(host) ?? [];
  if (high !== undefined && low !== undefined) return [...bytesOf(high), ...bytesOf(low)].join('.');
  const [front = [], back = []] = host.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: GROUPS - front.length - back.length }, () => '0');
  return `${[...front, ...zeros, ...back].slice(0, OF_NETWORK).join(':')}::/64`;
}

const bytesOf = (group: string): number[] => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
};

import { isIP } from 'node:net';

/** A provider gives each customer at least a network of this size, so one of them is one client. */
const GROUPS_OF_A_CUSTOMER = 4;
const GROUPS = 8;

/** Whom limits count as one: an address, or with IPv6 its /64. */
export function clientOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const known = (left?.length ?? 0) + (right?.length ?? 0);
  const zeros = tail === undefined ? 0 : GROUPS - known;
  const groups = [...(left ?? []), ...Array.from({ length: zeros }, () => '0'), ...(right ?? [])];
  return `${groups
    .slice(0, GROUPS_OF_A_CUSTOMER)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

import { BlockList, isIP } from 'node:net';

/** True if the machine at this address, this many hops away, is a trusted proxy. */
export type TrustProxy = (address: string, hop: number) => boolean;

export const TRUST_NONE: TrustProxy = () => false;

const HOPS = /^\d$/;

/** `off`, `on` for one proxy, a number of proxies, or their addresses and networks. Null if invalid. */
export function readTrustProxy(text: string): TrustProxy | null {
  if (text === 'off') return TRUST_NONE;
  const hops = text === 'on' ? 1 : HOPS.test(text) ? Number(text) : null;
  if (hops !== null) return (_address, hop) => hop < hops;
  const ours = new BlockList();
  for (const item of text.split(',')) if (!addTo(ours, item.trim())) return null;
  return (address) => ours.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function addTo(list: BlockList, item: string): boolean {
  const [address = '', bits, more] = item.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (longest < 0 || more !== undefined) return false;
  if (bits === undefined) {
    list.addAddress(address, familyOf(address));
    return true;
  }
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > longest) return false;
  list.addSubnet(address, Number(bits), familyOf(address));
  return true;
}

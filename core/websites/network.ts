import { parseAddress } from './parse-address.ts';

/** A network: the addresses that share the same leading bits. */
export type Network = { readonly bytes: readonly number[]; readonly bits: number };

const MAPPED: Network = { bytes: parseAddress('::ffff:0:0') ?? [], bits: 96 };

/** Parses an address, or a network such as `10.0.0.0/8`; null for anything else. */
export function readNetwork(text: string): Network | null {
  const [address = '', bits, more] = text.split('/');
  const bytes = parseAddress(address);
  if (!bytes || more !== undefined) return null;
  const longest = bytes.length * 8;
  if (bits === undefined) return { bytes, bits: longest };
  return /^\d{1,3}$/.test(bits) && Number(bits) <= longest ? { bytes, bits: Number(bits) } : null;
}

/** True if an address, as text, is in a network. Judges IPv4 written as IPv6 as IPv4. */
export function isInNetwork(text: string, network: Network): boolean {
  const bytes = parseAddress(text);
  if (!bytes) return false;
  if (bytes.length === network.bytes.length) return isInRange(bytes, network);
  return bytes.length === 16 && isInRange(bytes, MAPPED) && isInRange(bytes.slice(12), network);
}

/** Like `isInNetwork`, but for bytes; false for an address of the other IP version. */
export const isInRange = (bytes: readonly number[], network: Network): boolean =>
  bytes.length === network.bytes.length &&
  network.bytes.every((byte, at) => {
    const bits = Math.min(Math.max(network.bits - at * 8, 0), 8);
    const mask = (0xff << (8 - bits)) & 0xff;
    return ((bytes[at] ?? 0) & mask) === (byte & mask);
  });

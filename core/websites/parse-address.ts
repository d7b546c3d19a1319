/** The 4 or 16 bytes of an IP address; null for anything but standard notation. */
export function parseAddress(text: string): number[] | null {
  return text.includes(':') ? parseIpv6(text) : parseIpv4(text);
}

function parseIpv4(text: string): number[] | null {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part))) return null;
  const bytes = parts.map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes : null;
}

function parseIpv6(text: string): number[] | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [head, tail] = halves.map((half, at) => readGroups(half, at === halves.length - 1));
  if (!head || tail === null) return null;
  if (tail === undefined) return head.length === 16 ? head : null;
  const missing = 16 - head.length - tail.length;
  return missing >= 2 ? [...head, ...Array<number>(missing).fill(0), ...tail] : null;
}

/** Groups of up to four hex digits; the very last group may be an IPv4 address. */
function readGroups(half: string, isLast: boolean): number[] | null {
  if (half === '') return [];
  const bytes: number[] = [];
  const groups = half.split(':');
  for (const [at, group] of groups.entries()) {
    const ipv4 = isLast && at === groups.length - 1 ? parseIpv4(group) : null;
    if (ipv4) bytes.push(...ipv4);
    else if (/^[\da-f]{1,4}$/i.test(group))
      bytes.push(Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255);
    else return null;
  }
  return bytes;
}

import { expect, test } from 'vitest';
import { parseAddress } from './parse-address.ts';

const ipv6 = (...groups: number[]) => groups.flatMap((group) => [group >> 8, group & 255]);

test.each([
  ['0.0.0.0', [0, 0, 0, 0]],
  ['192.0.2.255', [192, 0, 2, 255]],
  ['::', ipv6(0, 0, 0, 0, 0, 0, 0, 0)],
  ['::1', ipv6(0, 0, 0, 0, 0, 0, 0, 1)],
  ['2001:db8::', ipv6(0x2001, 0xdb8, 0, 0, 0, 0, 0, 0)],
  ['2001:DB8::8:800:200c:417a', ipv6(0x2001, 0xdb8, 0, 0, 8, 0x800, 0x200c, 0x417a)],
  ['1:2:3:4:5:6:7:8', ipv6(1, 2, 3, 4, 5, 6, 7, 8)],
  ['1::3:4:5:6:7:8', ipv6(1, 0, 3, 4, 5, 6, 7, 8)],
  ['::ffff:10.0.0.1', ipv6(0, 0, 0, 0, 0, 0xffff, 0x0a00, 1)],
  ['1:2:3:4:5:6:10.0.0.1', ipv6(1, 2, 3, 4, 5, 6, 0x0a00, 1)],
])('parses the address %s', (text, bytes) => {
  expect(parseAddress(text)).toEqual(bytes);
});

test.each([
  ['an empty text', ''],
  ['a name', 'notes.example'],
  ['three numbers', '10.0.1'],
  ['five numbers', '10.0.0.0.1'],
  ['a number above 255', '10.0.0.256'],
  ['an octal number', '010.0.0.1'],
  ['a hexadecimal number', '0x7f.0.0.1'],
  ['one long number', '2130706433'],
  ['an empty number', '10..0.1'],
  ['a space', ' 10.0.0.1'],
  ['seven groups', '1:2:3:4:5:6:7'],
  ['nine groups', '1:2:3:4:5:6:7:8:9'],
  ['eight groups and a gap', '1:2:3:4::5:6:7:8'],
  ['two gaps', '1::2::3'],
  ['three colons', ':::'],
  ['a group of five digits', '12345::'],
  ['a letter that is not a hex digit', 'g::'],
  ['an IPv4 address not at the end', '::10.0.0.1:1'],
  ['a zone', 'fe80::1%eth0'],
  ['brackets', '[::1]'],
])('rejects the address %s: %j', (_what, text) => {
  expect(parseAddress(text)).toBeNull();
});

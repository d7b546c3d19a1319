import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { isPublicAddress } from './is-public-address.ts';
import { parseAddress } from './parse-address.ts';

test.each([
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '255.255.255.255'],
  ['::', '1fff:ffff::ffff'],
  ['2001::', '2001:1ff:ffff::1'],
  ['2001:db8::', '2001:db8:ffff::1'],
  ['2002::', '2002:ffff:ffff::1'],
  ['3fff::', '3fff:fff:ffff::1'],
  ['4000::', 'ffff:ffff::ffff'],
])('no address from %s to %s is public', (first, last) => {
  expect(isPublicAddress(first)).toBe(false);
  expect(isPublicAddress(last)).toBe(false);
});

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '93.184.216.34',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2003::1',
  '2606:2800:220:1:248:1893:25c8:1946',
  '2a00:1450::1',
  '::ffff:8.8.8.8',
  '64:ff9b::8.8.8.8',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '',
  '1.2.3',
  '1.2.3.4.5',
  '01.2.3.4',
  '256.1.1.1',
  '1.2.3.4 ',
  '0x7f.0.0.1',
  '::1::',
  ':::',
  '1:2:3:4:5:6:7',
  '1:2:3:4:5:6:7:8:9',
  '1::2:3:4:5:6:7:8',
  'fe80::1%eth0',
  '::1.2.3',
  'g::',
  '12345::',
  'localhost',
])('%j is not an address, hence not public', (text) => {
  expect(parseAddress(text)).toBeNull();
  expect(isPublicAddress(text)).toBe(false);
});

test('parses IPv6 addresses the same with and without zero compression', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1);
      expect(parseAddress(address)).toEqual(parseAddress(canonical));
      expect(parseAddress(address)).toHaveLength(16);
    }),
  );
});

import { expect, test } from 'vitest';
import { isInNetwork, readNetwork } from './network.ts';

test.each([
  ['10.0.0.0/8', '10.255.0.1', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['10.0.0.0/8', '::ffff:10.1.2.3', true],
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.1', '127.0.0.2', false],
  ['fd00::/8', 'fd12::1', true],
  ['fd00::/8', 'fe80::1', false],
  ['fd00::/8', '10.0.0.1', false],
  ['::1', '::1', true],
  ['0.0.0.0/0', '203.0.113.9', true],
  ['0.0.0.0/0', '2001:db8::1', false],
  ['10.0.0.0/8', 'ten', false],
])('tells whether the network %s contains %s: %j', (network, address, isPart) => {
  expect(isInNetwork(address, readNetwork(network)!)).toBe(isPart);
});

test.each(['', '10.0.0', '10.0.0.0/33', '10.0.0.0/8/8', '::1/129', '10.0.0.0/', 'ollama', '10.0.0.1:80'])(
  'rejects "%s" as a network',
  (text) => {
    expect(readNetwork(text)).toBeNull();
  },
);

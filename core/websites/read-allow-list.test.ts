import { expect, test } from 'vitest';
import { readNetwork } from './network.ts';
import { readAllowList } from './read-allow-list.ts';

test('distinguishes hosts, addresses and networks', () => {
  const items = [
    'Ollama',
    'models.lan:8080',
    '[::1]:11434',
    '127.0.0.1:1234',
    '10.0.0.5',
    '[::1]',
    'fd00::/8',
  ];
  expect(readAllowList(items)).toEqual({
    hosts: ['ollama', 'models.lan:8080', '[::1]:11434', '127.0.0.1:1234'],
    networks: ['10.0.0.5', '::1', 'fd00::/8'].map(readNetwork),
  });
});

test.each(['http://ollama', 'ollama:', 'ollama/8', '10.0.0.0/40', 'a b', '*', '-'])(
  'rejects the list "%s"',
  (item) => {
    expect(readAllowList(['ollama', item])).toEqual({ wrong: item });
  },
);

import { expect, test } from 'vitest';
import { isOneOfTwo } from './is-one-of-two.ts';

test.each([
  ['Acme (beta) vs FreshBooks', 'Acme beta'],
  ['FreshBooks vs “Ask!” for a small team', '“Ask!”'],
  ['C++ vs Rust', 'C++'],
])('“%s” compares %s with another product', (topic, label) => {
  expect(isOneOfTwo(topic, label)).toBe(true);
});

test.each([
  ['C# vs Java', 'C++'],
  ['Invoice or FreshBooks?', 'In Voice'],
  ['🚲 vs FreshBooks', '🚀'],
])('“%s” does not compare %s', (topic, label) => {
  expect(isOneOfTwo(topic, label)).toBe(false);
});

import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { readLooseJson } from './read-loose-json.ts';

test.each<[string, unknown]>([
  ['{"a": 1, "b": -2.5e3, "c": true, "d": null}', { a: 1, b: -2500, c: true, d: null }],
  ['{a: one, b: 2nd}', { a: 'one', b: '2nd' }],
  ["{'a': 'it''s'}", { a: "it''s" }],
  ['{"a": `b "c" d`}', { a: 'b "c" d' }],
  ['{“a”: “b”}', { a: 'b' }],
  ['{"a": "She said "wait", then paid.", "b": "c"}', { a: 'She said "wait", then paid.', b: 'c' }],
  ['{"a": "one\ntwo"}', { a: 'one\ntwo' }],
  ['{"a": "\\n\\t\\/\\\\\\u00e9\\q"}', { a: '\n\t/\\éq' }],
  ['{"a": "\\u12"}', { a: 'u12' }],
  ['{"a":1,,"b":2,}', { a: 1, b: 2 }],
  ['[a,,b,]', ['a', 'b']],
  ['{"a": [1, {"b": [2]}]}', { a: [1, { b: [2] }] }],
  ['{"a": 1 // one\n, /* two */ "b": 2}', { a: 1, b: 2 }],
  ['{"a": 1} and {"b": 2}', { a: 1 }],
  ['The answer (with { in it) is {"a": 1}', { a: 1 }],
  ['{"a": {"b": "c"', { a: { b: 'c' } }],
  ['{"a": "b", "c', { a: 'b' }],
  ['{"a": "b", "c":', { a: 'b' }],
  ['{a 1, b: 2}', { b: 2 }],
  ['{"a": 1, "a": 2}', { a: 2 }],
  ['{"__proto__": {"x": 1}}', JSON.parse('{"__proto__": {"x": 1}}')],
])('reads %s as the model meant it', (text, value) => {
  expect(readLooseJson(text)).toEqual(value);
});

test.each(['', 'no braces', '{', '{}', '[ ]', '{1: 2}'])('finds no JSON in %j', (text) => {
  expect(readLooseJson(text)).toBeUndefined();
});

test('reads valid JSON exactly', () => {
  const key = fc.string({ minLength: 1 }).filter((name) => /^[A-Za-z]/.test(name));
  fc.assert(
    fc.property(fc.dictionary(key, fc.jsonValue({ maxDepth: 3 }), { minKeys: 1 }), (value) => {
      const text = JSON.stringify(value);
      expect(JSON.stringify(readLooseJson(text))).toBe(text);
    }),
  );
});

test('reads deeply nested braces to a depth of twenty', () => {
  const depthOf = (value: unknown): number =>
    Array.isArray(value) ? 1 + Math.max(0, ...value.map(depthOf)) : 0;
  expect(depthOf(readLooseJson('['.repeat(1_000)))).toBeLessThanOrEqual(20);
  expect(depthOf(readLooseJson('[ ['.repeat(8)))).toBe(16);
});

import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { readJsonAnswer, stripReasoning } from './read-json-answer.ts';

test.each([
  ['plain', '{"a":1}'],
  ['fenced', 'Here you are:\n```json\n{"a": 1}\n```\nAnything else?'],
  ['with trailing commas', '{"a": 1,\n}'],
  ['after a greeting', 'Sure! {"a":1} Hope that helps {or not}.'],
])('finds the JSON %s', (_, text) => {
  expect(readJsonAnswer(text)).toEqual({ a: 1 });
});

test('keeps line breaks, braces, quotes and commas inside strings', () => {
  const text = '```\n{"content": "One\ntwo {x,} \\"quoted,\\" [y,]", "list": ["a", "b",],}\n```';
  expect(readJsonAnswer(text)).toEqual({ content: 'One\ntwo {x,} "quoted," [y,]', list: ['a', 'b'] });
});

test.each(['', 'No.', '{"a":', '[1, 2', '7', '"text"', '}{'])('finds no JSON object in %j', (text) => {
  expect(readJsonAnswer(text)).toBeUndefined();
});

test('finds any JSON object, whatever text surrounds it', () => {
  const wrapping = fc.constantFrom(['', ''], ['```json\n', '\n```'], ['Here: ', ' Done.']);
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), wrapping, (value, [before, after]) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(readJsonAnswer(before + JSON.stringify(value, null, 2) + after)).toEqual(plain);
    }),
  );
});

test('returns an object or undefined for any text', () => {
  const sign = fc.constantFrom('{', '}', '[', ']', '"', ',', ':', '\\', '\n', ' ', 'a', '1');
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 200 }), (text) => {
      const read = readJsonAnswer(text);
      expect(read === undefined || (typeof read === 'object' && read !== null)).toBe(true);
    }),
  );
});

test.each([
  ['<think>secret</think>\nAnswer', 'Answer'],
  ['<thi', ''],
  ['<think>not yet done', ''],
  ['An answer about <think> tags', 'An answer about <think> tags'],
])('strips the reasoning from the answer %j', (text, kept) => {
  expect(stripReasoning(text)).toBe(kept);
});

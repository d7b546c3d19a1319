import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { measureCpuMs } from '#test/measure-cpu.ts';
import { parseDraft } from './parse-draft.ts';

const POST = { title: 'Late payers', content: 'What do you do?' };

test.each([
  ['plain JSON', '{"title":"Late payers","content":"What do you do?"}'],
  ['JSON in a fence', '```json\n{"title":"Late payers","content":"What do you do?"}\n```'],
  [
    'JSON after a greeting',
    'Sure! Here is your post:\n{"title":"Late payers","content":"What do you do?"}\nGood luck!',
  ],
  ['JSON with extra commas', '{"title":"Late payers","content":"What do you do?",}'],
  [
    'JSON with comments',
    '{\n// the title\n"title":"Late payers", /* the text */ "content":"What do you do?"}',
  ],
  ['JSON with bare keys and single quotes', "{title: 'Late payers', content: 'What do you do?'}"],
  ['JSON with curly quotes', '{“title”: “Late payers”, “content”: “What do you do?”}'],
  ['JSON with other keys', '{"Headline":"Late payers","Body":"What do you do?"}'],
  ['JSON inside JSON', '{"draft":{"title":"Late payers","content":"What do you do?"}}'],
  ['a list of one', '[{"title":"Late payers","content":"What do you do?"}]'],
  [
    'JSON after thinking out loud',
    '<think>{"title":"no"}</think>{"title":"Late payers","content":"What do you do?"}',
  ],
  ['JSON cut off at the end', '{"title":"Late payers","content":"What do you do?'],
])('reads a post from %s', (_form, answer) => {
  expect(parseDraft(answer, true)).toEqual(POST);
});

test.each([
  ['unescaped line breaks', '{"content":"One.\n\nTwo."}', 'One.\n\nTwo.'],
  ['unescaped quotes', '{"content":"They say "later", always."}', 'They say "later", always.'],
  ['escapes', '{"content":"One.\\n\\u201cTwo\\u201d\\t\\"three\\""}', 'One.\n“Two”\t"three"'],
  ['a truncated escape', '{"content":"Ask first\\', 'Ask first'],
])('reads a comment from %s', (_form, answer, content) => {
  expect(parseDraft(answer, false)).toEqual({ title: null, content });
});

test.each([
  ['an empty text', ''],
  ['spaces', ' \n '],
  ['an object without a text', '{"title":"Late payers"}'],
  ['an empty text', '{"title":"Late payers","content":""}'],
  ['an object cut off before its text', '{"title":"Late pay'],
  ['garbage', 'asdkj 23 lkj <<<>>> {"titl": '],
  ['plain text', 'Title: Late payers\n\nWhat do you do?'],
  ['a text with braces in it', 'Use {braces} as you like.'],
  ['thoughts without an end', '<think>Let me see what they want'],
])('finds no draft in %s', (_form, answer) => {
  expect(parseDraft(answer, true)).toBeNull();
});

test('throws for no answer, and reads valid JSON exactly', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (answer) => {
      parseDraft(answer, true);
      parseDraft(`{"content":"${answer}`, false);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (content) => {
      const answer = JSON.stringify({ content: `a${content}a` });
      expect(parseDraft(answer, false)).toEqual({ title: null, content: `a${content}a` });
    }),
  );
});

const timeOf = (answer: string): number => measureCpuMs(() => void parseDraft(answer, true));
const repeat = (part: string): string => part.repeat(Math.ceil(40_000 / part.length));

test.each([
  '{',
  '[',
  '"',
  '\\',
  '"#',
  '"//',
  '" ',
  '/*',
  '*',
  '{"content":',
  '{"a":{',
  '`',
  '```\n',
  '\n',
  ' ',
  ',',
  ':',
  "'",
  '<think>',
  'content: ',
  'sure! ',
])('reads four times as much of %j in less than sixteen times the time', (part) => {
  const short = Math.min(...[1, 2, 3].map(() => timeOf(`{"content":"${repeat(part).slice(0, 10_000)}`)));
  const long = Math.min(...[1, 2, 3].map(() => timeOf(`{"content":"${repeat(part)}`)));
  expect(long).toBeLessThan(12 * Math.max(short, 5));
});

import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { mapProse, splitCode, splitFences } from './split-code.ts';

/** Code in angle quotes, so that a row shows what counts as what. */
const marked = (text: string): string =>
  splitCode(text)
    .map((part) => (part.code ? `«${part.text}»` : part.text))
    .join('');

test.each([
  ['prose alone', 'One.\nTwo.', 'One.\nTwo.'],
  ['a fence with prose around it', 'a\n```js\nb.com\n```\nc', 'a\n«```js\nb.com\n```\n»c'],
  ['a fence of tildes', '~~~\nb\n~~~', '«~~~\nb\n~~~»'],
  ['a longer fence around a shorter one', '````\n```\nb\n```\n````\nc', '«````\n```\nb\n```\n````\n»c'],
  ['backticks do not close tildes', '~~~\n```\n~~~\nc', '«~~~\n```\n~~~\n»c'],
  ['a fence that is never closed hides nothing', '```\nevil.com', '```\nevil.com'],
  ['a sentence behind the signs opens no fence', '```We grew > all.\nb\n```', '```We grew > all.\nb\n```'],
  ['words behind the signs close no fence', '```\na\n```we grew 40%.', '```\na\n```we grew 40%.'],
  ['a closing fence may be longer, and have blanks behind it', '```\na\n```` \nb', '«```\na\n```` \n»b'],
  ['nor does anything after it', '```\na\n~~~\nb\n~~~', '```\na\n~~~\nb\n~~~'],
  ['a fence indented by four is text', '    ```\na\n    ```', '    ```\na\n    ```'],
  ['code within a line', 'Run `npm i` or ``b`` now', 'Run «`npm i`» or «``b``» now'],
  ['a lone backtick', 'It is 5` high', 'It is 5` high'],
  ['code does not reach over a line break', 'a `b\nc` d', 'a `b\nc` d'],
  ['nothing', '', ''],
])('%s: %j', (_sentence, text, expected) => {
  expect(marked(text)).toBe(expected);
});

test('prose is changed, code is not', () => {
  expect(mapProse('see a `see` see\n```\nsee\n```\nsee', (prose) => prose.replaceAll('see', 'SAW'))).toBe(
    'SAW a `see` SAW\n```\nsee\n```\nSAW',
  );
});

test('the parts of any text are the text', () => {
  const pieces = fc.constantFrom('a', '`', '```', '~~~', '````', '\n', '\n```\n', ' ', '    ');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      const text = parts.join('');
      for (const split of [splitFences, splitCode])
        expect(
          split(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
    }),
  );
});

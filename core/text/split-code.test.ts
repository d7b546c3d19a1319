import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { mapProse, splitCode, splitFences } from './split-code.ts';

/** Shows code between angle quotes. */
const marked = (text: string): string =>
  splitCode(text)
    .map((part) => (part.code ? `«${part.text}»` : part.text))
    .join('');

test.each([
  ['prose only', 'One.\nTwo.', 'One.\nTwo.'],
  ['a fence with prose around it', 'a\n```js\nb.com\n```\nc', 'a\n«```js\nb.com\n```\n»c'],
  ['a fence of tildes', '~~~\nb\n~~~', '«~~~\nb\n~~~»'],
  ['a longer fence around a shorter one', '````\n```\nb\n```\n````\nc', '«````\n```\nb\n```\n````\n»c'],
  ['a tilde fence with backticks inside', '~~~\n```\n~~~\nc', '«~~~\n```\n~~~\n»c'],
  ['an unclosed fence, which hides nothing', '```\nevil.com', '```\nevil.com'],
  [
    'a sentence after backticks, which opens no fence',
    '```We grew > all.\nb\n```',
    '```We grew > all.\nb\n```',
  ],
  ['words after backticks, which close no fence', '```\na\n```we grew 40%.', '```\na\n```we grew 40%.'],
  ['a longer closing fence with trailing spaces', '```\na\n```` \nb', '«```\na\n```` \n»b'],
  ['an unclosed fence with a tilde fence inside', '```\na\n~~~\nb\n~~~', '```\na\n~~~\nb\n~~~'],
  ['a fence indented by four is text', '    ```\na\n    ```', '    ```\na\n    ```'],
  ['inline code', 'Run `npm i` or ``b`` now', 'Run «`npm i`» or «``b``» now'],
  ['a lone backtick', 'It is 5` high', 'It is 5` high'],
  ['a line break, which ends inline code', 'a `b\nc` d', 'a `b\nc` d'],
  ['an empty text', '', ''],
])('separates prose and code in %s: %j', (_sentence, text, expected) => {
  expect(marked(text)).toBe(expected);
});

test('changes prose but not code', () => {
  expect(mapProse('see a `see` see\n```\nsee\n```\nsee', (prose) => prose.replaceAll('see', 'SAW'))).toBe(
    'SAW a `see` SAW\n```\nsee\n```\nSAW',
  );
});

test('joining the parts of any text returns the text', () => {
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

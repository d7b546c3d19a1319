import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { mapSentences, type Sentence, splitSentences } from './map-sentences.ts';

test.each([
  ['One. Two! Three? Four', ['One. ', 'Two! ', 'Three? ', 'Four']],
  ['It waits… Then it goes.', ['It waits… ', 'Then it goes.']],
  ['Really?! Yes.', ['Really?! ', 'Yes.']],
  ['“Pay me.” They did.', ['“Pay me.” ', 'They did.']],
  ['**Ask first.** Then wait.', ['**Ask first.** ', 'Then wait.']],
  ['Some ask, e.g. Ada, etc. They wait.', ['Some ask, e.g. Ada, etc. They wait.']],
  ['Mr. Smith and Dr. Wong pay. A. Turing too.', ['Mr. Smith and Dr. Wong pay. ', 'A. Turing too.']],
  ['It costs 3.50 or v2.1 does.', ['It costs 3.50 or v2.1 does.']],
  ['The .env file. in small letters', ['The .env file. in small letters']],
  ['どうする？待つ。終わり', ['どうする？', '待つ。', '終わり']],
  ['One.Two', ['One.Two']],
  ['', []],
])('splits %j into the sentences %j', (line, sentences) => {
  expect(splitSentences(line)).toEqual(sentences);
});

const dropBad = ({ text }: Sentence): string | null => (text.includes('BAD') ? null : text);

test.each([
  ['a sentence in the middle', 'One. BAD. Two.', 'One. Two.'],
  ['a sentence at the end', 'One. BAD.', 'One.'],
  ['a line with no other sentence', 'One.\nBAD.\nTwo.', 'One.\nTwo.'],
  ['a list item with its marker', '- One.\n- BAD.\n- Two.', '- One.\n- Two.'],
  ['part of a quote, keeping its marker', '> BAD. One.', '> One.'],
  ['a numbered step with its number', '1. One.\n2. BAD.', '1. One.'],
  ['a heading', '## BAD\nOne.', 'One.'],
  ['half of a bold part, with the stars', '**BAD. One.**', 'One.'],
  ['a whole table row', '| a | BAD. One. |\n| b | c |', '| b | c |'],
  ['a line of code', '```\na\nBAD. b\n```', '```\na\n```'],
  ['the whole text', 'BAD.', ''],
])('drops %s and nothing else', (_sentence, text, expected) => {
  expect(mapSentences(text, dropBad)).toBe(expected);
});

test('passes each sentence to the function, with whether it is quoted or code', () => {
  const seen: Sentence[] = [];
  mapSentences('> One. Two.\n- Three.\n```\nlet x;\n```', (sentence) => {
    seen.push(sentence);
    return sentence.text;
  });
  expect(seen).toEqual([
    { text: 'One. ', quoted: true, code: false, isFirst: true },
    { text: 'Two.', quoted: true, code: false, isFirst: false },
    { text: 'Three.', quoted: false, code: false, isFirst: true },
    { text: '```', quoted: false, code: true, isFirst: true },
    { text: 'let x;', quoted: false, code: true, isFirst: true },
    { text: '```', quoted: false, code: true, isFirst: true },
  ]);
});

test('returns an unchanged text exactly', () => {
  const pieces = fc.constantFrom(
    'One. ',
    'two',
    '… ',
    '\n',
    '> ',
    '- ',
    '1. ',
    '**',
    '| a |',
    '```\n',
    '。',
    '  ',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      const text = parts.join('');
      expect(mapSentences(text, (sentence) => sentence.text)).toBe(text);
    }),
  );
});

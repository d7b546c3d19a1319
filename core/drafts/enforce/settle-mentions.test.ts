import { expect, test } from 'vitest';
import { OWN } from '#core/mentions/own-site.ts';
import { countMentions } from '#core/mentions/count-mentions.ts';
import { keepOneLink, keepOneMention, unlink } from './settle-mentions.ts';

const NAME = /(?<![a-z])acme(?![a-z])/gu;
const NAMES = { label: 'Acme', pattern: NAME };
/** Rows show the own mark as a star. */
const marked = (text: string) => text.replaceAll('★', OWN);

test.each([
  ['nothing', 0],
  ['Acme and ACME', 2],
  ['Acmе in other letters', 1],
  ['It is at ★.', 1],
  ['[Acme](★)', 2],
])('“%s” mentions the product %i times', (text, count) => {
  expect(countMentions(marked(text), NAME)).toBe(count);
});

test('a product without a name is mentioned by its links only', () => {
  expect(countMentions(marked('Acme at ★'), null)).toBe(1);
});

test.each([
  ['a link loses its target', 'See [the page](★) now.', 'See the page now.'],
  ['a bare address stays', 'See ★ now.', 'See ★ now.'],
])('%s', (_sentence, text, expected) => {
  expect(unlink(marked(text))).toBe(marked(expected));
});

test.each([
  ['a text without a link', 'Ask first.', 'Ask first.'],
  ['one link', 'It is at ★. Ask first.', 'It is at ★. Ask first.'],
  ['the sentence of a second bare link goes', 'At ★. Ask. Or at ★ too.', 'At ★. Ask.'],
  ['a second link keeps its words', '[Here](★). Ask [there](★) too.', '[Here](★). Ask there too.'],
  ['within one sentence the first counts', 'At ★ or [here](★).', 'At ★ or here.'],
])('of links, one is kept: %s', (_sentence, text, expected) => {
  expect(keepOneLink(marked(text))).toBe(marked(expected));
});

test.each([
  ['the first sentence that names it', 'Acme asks. Ada asks. Acme waits.', 'Acme asks. Ada asks.'],
  ['a sentence with two names goes', 'Acme asks, and Acme waits.', ''],
  ['where “it” would read wrongly the sentence goes', 'Acme is the Acme way. Ask.', 'Ask.'],
  ['a linked name counts once, as a name', 'Ask [Acme](★) first.', 'Ask Acme first.'],
  ['a name outranks the link beside it', 'Acme has [a page](★).', 'Acme has a page.'],
  ['a name and a bare address go together', 'Acme is at ★. Ask first.', 'Ask first.'],
  ['a link without a name is a mention', '[A page](★) has it. Acme too.', '[A page](★) has it.'],
  ['two addresses in one sentence are too many', 'At ★ or ★. Ask.', 'Ask.'],
])('of mentions, one is kept: %s', (_sentence, text, expected) => {
  expect(keepOneMention(marked(text), NAMES, 1)).toBe(marked(expected));
});

test('where none is allowed none is left', () => {
  const left = keepOneMention(marked('Acme asks. Ask first. At ★ too.'), NAMES, 0);
  expect(left).toBe('Ask first.');
});

test('the sentence that says whose it is stays beside a mention, once', () => {
  const own = 'Disclosure: Acme is my own.';
  expect(keepOneMention(`It asks. ${own}`, NAMES, 0)).toBe(`It asks. ${own}`);
  expect(keepOneMention(`${own} Acme asks. ${own}`, NAMES, 1).trim()).toBe(own);
  expect(keepOneMention(own, { ...NAMES, label: null }, 0)).toBe('');
});

test.each([
  ['a longer sentence', 'Buy it. Disclosure: Acme is my own. and better.'],
  ['a quotation', '> Disclosure: Acme is my own.'],
  ['code', '```\nDisclosure: Acme is my own.\n```'],
])('%s is not taken for the sentence that says whose it is', (_what, text) => {
  const own = 'Disclosure: Acme is my own.';
  const left = keepOneMention(`${text}\n\n${own}`, NAMES, 0);
  expect(left).toContain(own);
  expect(left.split('Acme')).toHaveLength(2);
});

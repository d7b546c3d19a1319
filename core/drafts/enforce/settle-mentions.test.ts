import { expect, test } from 'vitest';
import { OWN_MARK } from '#core/mentions/own-site.ts';
import { countMentions } from '#core/mentions/count-mentions.ts';
import { keepOneLink, keepOneMention, unlink } from './settle-mentions.ts';

const NAME = /(?<![a-z])acme(?![a-z])/gu;
const NAMES = { label: 'Acme', pattern: NAME };
/** Shows the own mark as a star. */
const marked = (text: string) => text.replaceAll('★', OWN_MARK);

test.each([
  ['no name', 0],
  ['Acme and ACME', 2],
  ['Acmе in other letters', 1],
  ['It is at ★.', 1],
  ['[Acme](★)', 2],
])('“%s” mentions the product %i times', (text, count) => {
  expect(countMentions(marked(text), NAME)).toBe(count);
});

test('counts only links for a product without a name', () => {
  expect(countMentions(marked('Acme at ★'), null)).toBe(1);
});

test.each([
  ['removes the target of a link', 'See [the page](★) now.', 'See the page now.'],
  ['keeps a bare address', 'See ★ now.', 'See ★ now.'],
])('removing a link: %s', (_sentence, text, expected) => {
  expect(unlink(marked(text))).toBe(marked(expected));
});

test.each([
  ['a text without a link', 'Ask first.', 'Ask first.'],
  ['a text with one link', 'It is at ★. Ask first.', 'It is at ★. Ask first.'],
  ['removes the sentence of a second bare link', 'At ★. Ask. Or at ★ too.', 'At ★. Ask.'],
  ['keeps the words of a second link', '[Here](★). Ask [there](★) too.', '[Here](★). Ask there too.'],
  ['keeps the first of two links in a sentence', 'At ★ or [here](★).', 'At ★ or here.'],
])('keeps one link: %s', (_sentence, text, expected) => {
  expect(keepOneLink(marked(text))).toBe(marked(expected));
});

test.each([
  ['keeps the first sentence with the name', 'Acme asks. Ada asks. Acme waits.', 'Acme asks. Ada asks.'],
  ['removes a sentence with two names', 'Acme asks, and Acme waits.', ''],
  ['removes the sentence if “it” would read wrong', 'Acme is the Acme way. Ask.', 'Ask.'],
  ['counts a linked name once, as a name', 'Ask [Acme](★) first.', 'Ask Acme first.'],
  ['prefers a name to the link next to it', 'Acme has [a page](★).', 'Acme has a page.'],
  ['removes a name together with a bare address', 'Acme is at ★. Ask first.', 'Ask first.'],
  ['counts a link without a name as a mention', '[A page](★) has it. Acme too.', '[A page](★) has it.'],
  ['removes a sentence with two addresses', 'At ★ or ★. Ask.', 'Ask.'],
])('keeps one mention: %s', (_sentence, text, expected) => {
  expect(keepOneMention(marked(text), NAMES, 1)).toBe(marked(expected));
});

test('removes every mention if none is allowed', () => {
  const left = keepOneMention(marked('Acme asks. Ask first. At ★ too.'), NAMES, 0);
  expect(left).toBe('Ask first.');
});

test('keeps the disclosure next to a mention, but only once', () => {
  const own = 'Disclosure: Acme is my own.';
  expect(keepOneMention(`It asks. ${own}`, NAMES, 0)).toBe(`It asks. ${own}`);
  expect(keepOneMention(`${own} Acme asks. ${own}`, NAMES, 1).trim()).toBe(own);
  expect(keepOneMention(own, { ...NAMES, label: null }, 0)).toBe('');
});

test.each([
  ['a longer sentence', 'Buy it. Disclosure: Acme is my own. and better.'],
  ['a quotation', '> Disclosure: Acme is my own.'],
  ['code', '```\nDisclosure: Acme is my own.\n```'],
])('does not mistake %s for the disclosure', (_what, text) => {
  const own = 'Disclosure: Acme is my own.';
  const left = keepOneMention(`${text}\n\n${own}`, NAMES, 0);
  expect(left).toContain(own);
  expect(left.split('Acme')).toHaveLength(2);
});

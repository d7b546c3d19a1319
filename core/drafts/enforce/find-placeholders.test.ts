import { expect, test } from 'vitest';
import { hasPlaceholder } from './find-placeholders.ts';
import { OWN_MARK } from '#core/mentions/own-site.ts';

test.each([
  'At [Your Company] we ask first.',
  'Write to [insert name] today.',
  'See (insert link) for more.',
  'It costs (add a figure) a month.',
  'TODO: say how.',
  'The date is TBD.',
  'placeholder: a story',
  'Churn fell by X%.',
  'It grew by XX percent.',
  'It costs $X a month.',
  'We have N users.',
  'It took Y months.',
  'Lorem ipsum, and so on.',
  'It takes ____ days.',
  'Call it your_name for now.',
  'Dear YOUR NAME, hello.',
  'It says [object Object].',
  'Put your own story here.',
])('finds a placeholder in “%s”, even in code', (sentence) => {
  expect(hasPlaceholder(sentence, false)).toBe(true);
  expect(hasPlaceholder(sentence, true)).toBe(true);
});

test.each([
  'Hello [name], how are you?',
  'Hello {name}, how are you?',
  'Hello {{ first_name }}.',
  'It costs ${price}.',
  'Run <command> first.',
  'Hello %(name)s.',
])('finds a placeholder in “%s” in prose, but not in code', (sentence) => {
  expect(hasPlaceholder(sentence, false)).toBe(true);
  expect(hasPlaceholder(sentence, true)).toBe(false);
});

test.each([
  ['a footnote', 'As was found [1] before.'],
  ['a box to tick', '- [ ] Ask first'],
  ['a ticked box', '- [x] Ask first'],
  ['a mistake of others', 'They “recieved” [sic] it.'],
  ['an ellipsis in brackets', 'It was [...] late.'],
  ['a link to the author’s site', `See [the page](${OWN_MARK}) for more.`],
  ['a link text that starts with an imperative', `See [your page](${OWN_MARK}) for more.`],
  ['brackets in code within the line', 'Use `items[index]` and `{key}` there.'],
  ['the name of an app', 'A todo app is no business.'],
  ['a letter', 'The plan X of company Y.'],
  ['a comparison', '2 < 3 and 5 > 4.'],
  ['a word that starts with one', 'Insertion sort is slow.'],
  ['an imperative', 'Insert the coin and your card there.'],
])('accepts %s: “%s”', (_kind, sentence) => {
  expect(hasPlaceholder(sentence, false)).toBe(false);
});

import { expect, test } from 'vitest';
import { nounOf } from './noun-of.ts';
import { readSubject } from './read-subject.ts';

const noun = (thing: string) => nounOf({ ...readSubject(''), thing });

test.each([
  ['question about VAT', 'VAT'],
  ['some good articles on pricing', 'pricing'],
  ['the late fees', 'late fees'],
  ['LATE INVOICES', 'late invoices'],
  ['Late Invoices For Freelancers', 'late invoices for freelancers'],
  ['Shipping to Norway', 'shipping to Norway'],
  ['a landing page for a shop', 'landing pages for a shop'],
  ['invoice', 'invoices'],
  ['process', 'processes'],
  ['churn', 'churn'],
  ['SEO', 'SEO'],
  ['iOS', 'iOS'],
  ['glasses', 'glasses'],
])('“%s” can be spoken of to others as “%s”', (thing, said) => {
  expect(noun(thing)).toBe(said);
});

test.each([
  ['too short to be anything', 'ab'],
  ['too long', `late invoices from ${'x'.repeat(60)}`],
  ['of too many words', 'late invoices in the first year of a tiny shop'],
  ['cut off', 'invoices of'],
  ['a statement', 'invoices are'],
  ['a question', 'how invoices work'],
  ['what somebody does', 'hiring a barista'],
  ['what happens to something', 'reviews disappearing'],
  ['vague', 'best tools'],
  ['announced', 'a deal'],
  ['the author’s own', 'our invoices'],
  ['a verb', 'reduce'],
  ['no plural', 'boss'],
  ['no word that is known', 'frobnicate'],
])('what is %s cannot: “%s”', (_why, thing) => {
  expect(noun(thing)).toBeNull();
});

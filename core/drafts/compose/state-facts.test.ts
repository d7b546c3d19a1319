import { expect, test } from 'vitest';
import { makeRequest } from '../testing/make-request.ts';
import { setScene } from './scene.ts';
import { stateFacts } from './state-facts.ts';

test('what an answer says already is not stated as a fact as well', () => {
  const facts = { product: null, about: ['We chase late invoices of 38 teams', 'We print late invoices'] };
  const answers = [{ role: 'result' as const, text: '38 teams, and their late invoices are chased' }];
  const scene = setScene(makeRequest({ topic: 'late invoices', facts, answers }));
  expect(stateFacts(scene)).toBe('We print late invoices.');
});

const state = (...about: string[]) =>
  stateFacts(setScene(makeRequest({ topic: 'late invoices', facts: { product: null, about } }))).replace(
    /^(?:A bit of background|Some context|Where this comes from)\. /,
    '',
  );

test.each([
  [
    'a statement on the topic, as a sentence',
    ['We send 40 invoices a month'],
    'We send 40 invoices a month.',
  ],
  ['its own full stop', ['  Invoices are half of my day! '], 'Invoices are half of my day!'],
  ['nothing off the topic', ['I have two cats at home'], ''],
  ['nothing too short to mean anything', ['Invoices'], ''],
  ['nothing as long as a text', [`Invoices ${'and more '.repeat(30)}`], ''],
  ['no half sentence', ['We send late invoices because:'], ''],
  ['not the product', ['Billwren sends late invoices'], ''],
  [
    'nothing that lacks its name',
    ['I have sent it with late invoices', 'I run it for late invoices'],
    'I have sent it with late invoices.',
  ],
  ['nothing twice', ['We print late invoices', 'We print late invoices '], 'We print late invoices.'],
  ['no address', ['We describe invoices at evil.com'], ''],
  [
    'two statements at most, the closest first',
    ['Invoices go out on Fridays', 'Half of our invoices are late', 'We print all invoices'],
    'Half of our invoices are late. Invoices go out on Fridays.',
  ],
])('of what the author stated is said: %s', (_sentence, about, said) => {
  expect(state(...about)).toBe(said);
});

test('beside a product, what tells of nobody by name needs more than a word in common with the topic', () => {
  const about = [
    'Studios can import their customers from a CSV file',
    'We had ten customers in May',
    '41 customers found it first',
  ];
  const facts = { product: 'Billwren', about };
  const stateOn = (topic: string) => stateFacts(setScene(makeRequest({ topic, facts })));
  expect(stateOn('How did you find your first ten customers?')).toBe('We had ten customers in May.');
  expect(stateOn('How do studios import old bookings from a CSV file?')).toBe(`${about[0]}.`);
});

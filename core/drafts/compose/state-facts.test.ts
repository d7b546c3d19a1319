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
  ['a capital', ['we send 40 invoices a month'], 'We send 40 invoices a month.'],
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

const stateOn = (topic: string, ...about: string[]) =>
  stateFacts(setScene(makeRequest({ topic, facts: { product: 'Billwren', about } })));

test('beside a product, what tells of nobody by name needs more than a word in common with the topic', () => {
  const about = [
    'Studios can import their customers from a CSV file',
    'We had ten customers in May',
    '41 customers found it first',
    'Billwren keeps bookings',
  ];
  expect(stateOn('How did you find your first ten customers?', ...about)).toBe(
    'We had ten customers in May.',
  );
  expect(stateOn('How do studios import old bookings from a CSV file?', ...about)).toBe(`${about[0]}.`);
  expect(stateOn('How do studios print bookings?', ...about)).toBe('');
  expect(stateOn('How do museums import old bookings from a CSV file?', ...about)).toBe('');
});

test.each([
  ['We found it hard to get our first ten customers', 'How did you get your first ten customers?'],
  ['Our first customers came from a fair', 'How did you get your first ten customers?'],
  ['Half of our invoices are late', 'How do freelancers in Ohio chase invoices?'],
  ['We gave students a discount in May', 'Why do students get a discount at museums?'],
  ['We raised prices in May', 'How do freelancers raise prices in Ohio?'],
])('beside a product, “%s” is told where it fits: “%s”', (fact, topic) => {
  expect(stateOn(topic, fact)).toBe(`${fact}.`);
});

test.each([
  ['Students get a discount', 'Why do students get a discount at museums?'],
  ['Students get a discount', 'Students get no discount at my gym'],
  ['Our students get a discount', 'Students get no discount at my gym'],
  ['We give students a discount', 'Why do students get a discount at museums?'],
  ['We also offer a discount to students', 'Why do students get a discount at museums?'],
  ['We have a discount for students', 'Why do students get a discount at museums?'],
  ['Our discount for students is large', 'Students get no discount at my gym'],
  ['I sold it to ten customers by phone', 'Which phone would you hand to a driver?'],
  ['I sold it by phone', 'How I sold my car by phone'],
  ['We think it needs to reach dentists', 'Which dentists are open at night?'],
  ['I sold it to ten dentists', 'Which dentists are open at night?'],
  ['We work late at night', 'Late invoices'],
])('beside a product, “%s” is not told where it has nothing to do with the topic: “%s”', (fact, topic) => {
  expect(stateOn(topic, fact)).toBe('');
});

test('without a product, what is no offer needs nothing but a word in common', () => {
  const topic = 'How do freelancers in Ohio chase invoices?';
  for (const fact of ['Invoices go out on Fridays', 'We found it hard to print invoices']) {
    const scene = setScene(makeRequest({ topic, facts: { product: null, about: [fact] } }));
    expect(stateFacts(scene)).toBe(`${fact}.`);
  }
});

test('without a product, nothing is told of what somebody else has', () => {
  const about = ['Students get a discount'];
  const topic = 'Why do students get a discount at museums?';
  expect(stateFacts(setScene(makeRequest({ topic, facts: { product: null, about } })))).toBe('');
});

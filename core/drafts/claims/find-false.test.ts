import { expect, test } from 'vitest';
import { createFalsehoodFinder } from './find-false.ts';

const find = createFalsehoodFinder({
  own: [
    'It has no mobile app.',
    'We tested in a fridge, not in a freezer.',
    'No ads. We never sell data.',
    'I could not find customers until I called.',
    'We have 40 customers.',
  ],
  other: ['We moved to Zabbix last year.'],
});

test.each([
  ['The team at Basecamp switched to us last month.', 'others'],
  ['Our customers at Acme Corp doubled their revenue.', 'others'],
  ['Last year The Verge doubled our sales.', 'others'],
  ['Did you know that Stripe doubled our sales last year?', 'others'],
  ['Pingbird has a native mobile app.', 'denied'],
  ['We sell data to partners.', 'denied'],
] as const)('“%s” is false: %s', (sentence, falsehood) => {
  expect(find(sentence)).toBe(falsehood);
});

test.each([
  'It has no mobile app.',
  'We tested in a fridge rather than in a freezer.',
  'I called, and then I could find customers.',
  'We have 40 customers, and some asked for it.',
  'Some people here moved to Zabbix last year.',
  'Has anyone at Basecamp tried this?',
  'What would you use instead of a mobile app?',
  'A tool such as Excel does that too.',
])('accepts “%s”', (sentence) => {
  expect(find(sentence)).toBeNull();
});

test.each([
  ['Stripe tripled our revenue.', 'We asked people at Stripe what to do.', 'others'],
  ['Stripe tripled our revenue.', 'We asked around.', null],
  ['Stripe tripled our revenue.', 'We drew a stripe on the wall at Stripe.', null],
  ['Stripe is a company.', 'We asked people at Stripe what to do.', null],
  ['Zabbix tripled our revenue.', 'We asked people at Zabbix what to do.', null],
])('judges “%s” after the sentence “%s”: %s', (sentence, before, falsehood) => {
  const draft = `${before} ${sentence}`;
  expect(createFalsehoodFinder({ own: [], other: ['We moved to Zabbix last year.'] }, draft)(sentence)).toBe(
    falsehood,
  );
});

import { expect, test } from 'vitest';
import { measureCpuMs } from '#test/measure-cpu.ts';
import { isPromotionalText } from './is-promotional-text.ts';

test.each([
  'I built a small tool for exactly this: https://example.com',
  'Disclosure: I work on it, but [Acme](https://acme.example) does that.',
  'Disclosure: I work on Billharbor. It does this with one button.',
  'Full disclosure, I am one of the founders of Billharbor.',
  'Billharbor does that. I work on it.',
  'I work for Billharbor and we see this a lot.',
  'I currently work at Acme Inc, so take this with a grain of salt.',
  'I’m affiliated with them, but it is worth a look.',
  'We use my own product for that, happy to show you.',
  'That is our own app, so I am biased.',
  'I’m the maker of Billharbor, ask me anything.',
  'Zur Offenlegung: Ich arbeite an Billharbor.',
  'Use my referral link and we both get a month.',
  'We do that for shops your size. DM me if you want a quote.',
])('counts as promotional: %s', (answer) => {
  expect(isPromotionalText(answer)).toBe(true);
});

test.each([
  'We use https://example.com and it is fine.',
  'I built a shed once. Measure twice.',
  'I work on weekends, so a shared list is all we need.',
  'I work for a small bank. We use a spreadsheet.',
  'I work at night and sleep badly.',
  'I work on it every evening and it is still a mess.',
  'I do not work for Billharbor, I only pay them.',
  'Disclosure: I have only used it for a week.',
  'Do you work for Billharbor?',
  'We ended up building our own tool in a spreadsheet.',
  'That opinion is my own.',
  '> I work on Billharbor\n\nThen say what it costs.',
  'Have you looked at our sidebar? It lists four of them.',
  'How did you link it to your calendar?',
  '',
])('does not count as promotional: %s', (answer) => {
  expect(isPromotionalText(answer)).toBe(false);
});

test.each([
  'www.',
  'my app ',
  '](//',
  'i made, ',
  '"',
  'dm me ',
  'use code ',
  'disclosure: ',
  'i work for ',
  'I am also ',
])('reads forty thousand characters of "%s" quickly', (piece) => {
  expect(measureCpuMs(() => isPromotionalText(piece.repeat(40_000).slice(0, 40_000)))).toBeLessThan(1_500);
});

import { expect, test } from 'vitest';
import { cpuMsOf } from '#test/cpu-time.ts';
import { promotes } from './promotes.ts';

test.each([
  'I built a small tool for exactly this: https://example.com',
  'Disclosure: I work on it, but [Acme](https://acme.example) does that.',
  'We made our own app for this, check it out, no sign-up needed!',
  'Use my referral link and we both get a month.',
  'We do that for shops your size. DM me if you want a quote.',
])('promotes: %s', (answer) => {
  expect(promotes(answer)).toBe(true);
});

test.each([
  'We use https://example.com and it is fine.',
  'I built a shed once. Measure twice.',
  'Have you looked at our sidebar? It lists four of them.',
  'How did you link it to your calendar?',
  '',
])('does not promote: %s', (answer) => {
  expect(promotes(answer)).toBe(false);
});

test.each(['www.', 'my app ', '](//', 'i made, ', '"', 'dm me ', 'use code '])(
  'forty thousand characters of "%s" take no more than a moment',
  (piece) => {
    expect(cpuMsOf(() => promotes(piece.repeat(40_000).slice(0, 40_000)))).toBeLessThan(1_500);
  },
);

import { expect, test } from 'vitest';
import { findOwnThing } from './find-own-thing.ts';

test.each([
  ['I need 10 beta testers for my invoicing app', 'my invoicing app'],
  ['Looking for beta testers for our new Android app', 'our new Android app'],
  ['we just launched our booking tool for music teachers, feedback welcome', 'our booking tool'],
  ['Black Friday: 40% off all plans until Monday', '40% off all plans'],
  ['I built a bookmark manager', 'I built a bookmark manager'],
  ['I built a Notion alternative in 3 weeks', 'I built a Notion alternative'],
  ['use our promo code SAVE20 today', 'use our promo code SAVE20'],
  ['Three months in.\nRoast my landing page service', 'my landing page service'],
])('%j offers %j', (text, own) => {
  expect(findOwnThing(text)).toBe(own);
});

test.each([
  'How do you reduce churn?',
  'Our email service loses mail since Monday',
  'Our churn went up by 40% after the price change',
  'How do you handle Black Friday discounts?',
  'I made a mistake with our pricing',
  'We launched without a waiting list',
  'My plan for next year',
])('%j offers nothing', (text) => {
  expect(findOwnThing(text)).toBeNull();
});

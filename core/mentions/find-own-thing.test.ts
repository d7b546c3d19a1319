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
  ['After 6 months of nights and weekends, my SaaS is finally live', 'my SaaS'],
  ['I’m building an AI assistant for estate agents', 'I’m building an AI assistant'],
  ['Show: a free VAT calculator we built in a weekend', 'a free VAT calculator we built'],
  ['This is a small tool that I’ve made for florists', 'a small tool that I’ve made'],
  ['I developed an app for tracking plants', 'I developed an app'],
  ['Looking for early adopters for our CRM', 'our CRM'],
  ['Our startup helps restaurants. Check us out!', 'Our startup'],
  ['looking for 10 beta testers for our Gmail add-on (that cleans shared inboxes)', 'our Gmail add-on'],
  ['Beta testers wanted for a bank import', 'Beta testers wanted'],
  ['Looking for a few beta testers. It imports bank statements', 'Looking for a few beta testers'],
  ['Check out my tool', 'my tool'],
  ['Giveaway: 3 lifetime licences of our app', 'our app'],
  ['DM me for a free trial of my app', 'my app'],
  ['20% off with the coupon code spring', '20% off'],
])('%j offers %j', (text, own) => {
  expect(findOwnThing(text)).toBe(own);
});

test.each([
  'How do you reduce churn?',
  'How do I find beta testers?',
  'What do beta users want from our team?',
  'Our email service loses mail since Monday',
  'Our churn went up by 40% after the price change',
  'How do you handle Black Friday discounts?',
  'I made a mistake with our pricing',
  'Which apps have we made too complicated?',
  'A tool that makes us slow',
  'We launched without a waiting list',
  'My plan for next year',
  'How do I use code coverage in CI?',
  'Please use code blocks',
  'It exits with code 137',
  'Is 20% off for yearly billing too much?',
  'Our forecast was 40% off',
  'How I got 40% off my rent by asking',
  'I made a list of tools to compare',
  'I made a mistake in our app store listing',
  'I made a game plan for the week',
  'I made an offer on a house',
  'We built a house with a library',
  'I created a project in Jira and cannot delete it',
  'I released my grip on the schedule. My product is the same',
  'My boss wants to roast coffee in our shop',
  'My store manager wants feedback on schedules',
  'Our sales fell after launching in Germany',
])('%j offers nothing', (text) => {
  expect(findOwnThing(text)).toBeNull();
});

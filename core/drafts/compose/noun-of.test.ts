import { expect, test } from 'vitest';
import { makeRequest } from '../testing/make-request.ts';
import { nounOf } from './noun-of.ts';
import { setScene } from './scene.ts';

const of = (topic: string) => nounOf(setScene(makeRequest({ topic, website: null })))?.text ?? null;

test.each([
  ['We cut false alarms by 80 % by confirming from three regions', 'false alarms'],
  ['late invoices', 'late invoices'],
  ['our signup emails land in spam at gmail since we switched to SES', 'signup emails'],
  ['Landing Page Copy For Dentists', 'landing page copy for dentists'],
  ['A guide to pricing your first SaaS', 'pricing your first SaaS'],
  ['I sent 1,200 cold emails in Q3', 'cold emails'],
  ['what do you charge for a logo', 'logos'],
  ['Tips for cold outreach to dentists', 'cold outreach to dentists'],
  ['Remote hiring in Eastern Europe', 'remote hiring in Eastern Europe'],
  ['Question about VAT for digital goods', 'VAT for digital goods'],
  ['Looking for beta testers for a habit app', 'the habit app'],
  ['Black Friday', 'Black Friday'],
  ['Which invoicing tool do you use in a small agency?', 'invoicing tools'],
  ['Which accounting software do you use as a one person business?', 'accounting software'],
  ['Could someone review my onboarding flow https://acme.example/pricing ?', 'onboarding flow'],
  ['SEASONAL CASH FLOW', 'seasonal cash flow'],
  ['We moved a yoga studio from paper to an app', 'yoga studios'],
  [
    'Moving a dance school from paper to online booking',
    'moving a dance school from paper to online booking',
  ],
  ['Is a shared inbox worth it for three people?', 'a shared inbox'],
  ['Lesson learned: our status page lied', 'status page'],
  ['our side project hit the App Store today', 'side project'],
  ['After two years on Shopify we went back to WooCommerce', 'WooCommerce'],
])('“%s” is about “%s”', (topic, noun) => {
  expect(of(topic)).toBe(noun);
});

test.each([
  '0 sales after 3 months, what am I doing wrong?',
  'how does it work',
  'Launching',
  'We lost a third of our trial users because the mail went to spam',
  'I quit my job to build a help desk',
  'I sold my agency to work on a shared inbox',
  'Do you charge per seat or a flat price?',
  'Black Friday deal for indie hackers',
  'Our November numbers',
  'Onboarding emails that work',
  'Best tools for scheduling social media',
  '10 mistakes in B2B landing pages',
  'How long until SEO works?',
])('of “%s” no phrase surely reads well', (topic) => {
  expect(of(topic)).toBeNull();
});

import { expect, test } from 'vitest';
import { cpuMsOf } from '#test/cpu-time.ts';
import { tellsChoice } from './tells-choice.ts';

test.each([
  ['Paper vs Sheets vs our own app: what survived the wet cellar', true],
  ['Notion or Coda - which one my team kept.', true],
  ['Paid versus organic: where the customers came from', true],
  ['Webflow vs Framer: what would you pick', false],
  ['Webflow vs Framer: who has switched?', false],
  ['Ghost vs Beehiiv: which is better for a list that stalled', false],
  ['Ghost vs Beehiiv', false],
  ['Notion or Obsidian - which one worked for you', false],
  ['Shopify vs Woo: what have you used so far', false],
  ['Stripe or Paddle: which one made you happier', false],
  ['Slack vs Teams: which has your team kept', false],
  ['Stripe vs Paddle: who has switched', false],
  ['Stripe vs Paddle: who switched', false],
  ['Ads or SEO: what’s worked best for a small shop', false],
  ['Ads or SEO: which tool has anybody kept', false],
  ['Should a small shop take Stripe or Paddle, what worked best', false],
  ['Stripe vs Paddle: what we picked, and which did you pick?', false],
  ['Notion vs. Obsidian, which one we kept', true],
  ['Shopify vs WooCommerce: which we picked, and what we would do again', true],
  ['Slack vs Teams: what we’ve kept and what you can skip', true],
  ['Our release: what changed', false],
  ['Magnetic or air resistance: what small gyms really need', true],
  ['Van or salon: what it costs', true],
  ['Ads or SEO: what does a small shop need', false],
  ['Slack or Teams, which one we should have picked', false],
  ['Stay or sell: how we decided, and what would you have done', false],
])('“%s” knows what came of a choice: %s', (text, knows) => {
  expect(tellsChoice(text)).toBe(knows);
});

test('no text takes long', () => {
  for (const hostile of ['a vs b ', 'vs: what ', 'or, which we ', ' - who or '])
    expect(cpuMsOf(() => tellsChoice(hostile.repeat(40_000 / hostile.length)))).toBeLessThan(300);
});

import { expect, test } from 'vitest';
import { tellsChoice } from './tells-choice.ts';

test.each([
  ['Paper vs Sheets vs our own app: what survived the wet cellar', true],
  ['Notion or Coda - which one my team kept.', true],
  ['Paid versus organic: where the customers came from', true],
  ['Webflow vs Framer: what would you pick', false],
  ['Webflow vs Framer: who has switched?', false],
  ['Ghost vs Beehiiv: which is better for a list that stalled', false],
  ['Ghost vs Beehiiv', false],
  ['Our release: what changed', false],
])('“%s” knows what came of a choice: %s', (text, knows) => {
  expect(tellsChoice(text)).toBe(knows);
});

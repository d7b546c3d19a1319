import { expect, test } from 'vitest';
import { withoutDenied } from './without-denied.ts';

test.each([
  ['It costs 12 dollars and has no mobile app.', 'It costs 12 dollars and has  .'],
  ['It doesn’t send mail, but prints labels', 'It  , but prints labels'],
  ['Invoicing without spreadsheets but with reminders', 'Invoicing   but with reminders'],
  ['Notes on noise', 'Notes on noise'],
])('of %j stands %j', (text, left) => {
  expect(withoutDenied(text)).toBe(left);
});

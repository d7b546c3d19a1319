import { expect, test } from 'vitest';
import { removeNegated } from './remove-negated.ts';

test.each([
  ['It costs 12 dollars and has no mobile app.', 'It costs 12 dollars and has  .'],
  ['It doesn’t send mail, but prints labels', 'It  , but prints labels'],
  ['Invoicing without spreadsheets but with reminders', 'Invoicing   but with reminders'],
  ['Notes on noise', 'Notes on noise'],
  ['No-code app builder', 'No-code app builder'],
  ['Not only invoices, also receipts', 'Not only invoices, also receipts'],
  ['Never miss an invoice again', 'Never miss an invoice again'],
  ['It is not just a player but an editor', 'It is not just a player but an editor'],
  ['It prints labels no matter the size', 'It prints labels no matter the size'],
])('reduces %j to %j', (text, left) => {
  expect(removeNegated(text)).toBe(left);
});

import { expect, test } from 'vitest';
import { withoutName } from './without-name.ts';

test.each([
  ['Quillbox writes invoices', 'It writes invoices'],
  ['I wrote it. Quillbox’s rules are mine', 'I wrote it. Its rules are mine'],
  ['I pay with Quillbox', 'I pay with it'],
  ['Quillbox’s a tool', 'It’s a tool'],
  ['the Quillbox app', 'the Quillbox app'],
  ['Quillbox 2.0 reads receipts', 'It reads receipts'],
  ['With Quillbox 2.5% of invoices fail', 'With it 2.5% of invoices fail'],
  ['With Quillbox 2.5 percent fail', 'With it 2.5 percent fail'],
  ['With Quillbox 1.5 million rows load', 'With it 1.5 million rows load'],
])('“%s” says “%s” without its name', (text, said) => {
  expect(withoutName(text, /quillbox/gu)).toBe(said);
});

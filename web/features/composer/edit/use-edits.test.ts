import { expect, test } from 'vitest';
import { removeClaim } from './use-edits.ts';

test.each([
  ['We cut alarms. It has 200 users. Why?', '200 users', 'We cut alarms. Why?'],
  ['It has 200 users.\n\nWhy?', '200 users', 'Why?'],
  ['- One\n- It has 200 users.\n- Two', '200 users', '- One\n- Two'],
  ['Others.', '200 users', 'Others.'],
  ['We have 1,400 users. 40 joined in May.', '40', 'We have 1,400 users.'],
  ['Our Acmebox is slow. Acme is not.', 'Acme', 'Our Acmebox is slow.'],
])('removes the sentence with the claim from “%s”: “%s”', (content, quote, left) => {
  expect(removeClaim({ title: 'T', content }, quote).content).toBe(left);
});

test('removes only the claim itself from a title', () => {
  const words = { title: 'Used by 200 teams now', content: 'C' };
  expect(removeClaim(words, 'by 200 teams').title).toBe('Used now');
});

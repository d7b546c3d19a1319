import { expect, test } from 'vitest';
import { explainMatch } from './explain-match.ts';

const community = { name: 'freelanceWriters', title: 'Writers for hire', description: 'Talk of invoices.' };

test('names each query word with its place in the community', () => {
  expect(explainMatch('freelance invoices', community)).toBe(
    'Has “freelance” in its name and “invoices” in its description.',
  );
});

test('groups words in the same place and names missing words', () => {
  expect(explainMatch('writers freelance taxes', community)).toBe(
    'Has “writers” and “freelance” in its name; not “taxes”.',
  );
});

test('finds a word at the start or end of a joined name, but not a few letters', () => {
  const emails = { name: 'emailcraft', title: '', description: 'A newsletter about craft.' };
  expect(explainMatch('newsletter email productivity', emails)).toBe(
    'Has “email” in its name and “newsletter” in its description; not “productivity”.',
  );
  expect(explainMatch('emails for teams', { ...emails, name: 'coldemail' })).toBe(
    'Has “email” in its name; not “teams”.',
  );
  expect(explainMatch('newsletter aft', emails)).toBe('Has “newsletter” in its description; not “aft”.');
});

test('spells a word as the community does', () => {
  const blank = { title: '', description: '' };
  const explain = (name: string, text: string) => explainMatch(text, { ...blank, name });
  expect(explain('apidesign', 'freelance designers')).toBe('Has “design” in its name; not “freelance”.');
  expect(explain('designfeedback', 'designers')).toBe('Has “design” in its name.');
  expect(explain('customersupporters', 'customer support')).toBe(
    'Has “customer” and “supporters” in its name.',
  );
  expect(explain('marketing', 'marketers')).toBe('Has “marketing” in its name.');
  expect(explain('pricingtalk', 'price')).toBe('Has “pricing” in its name.');
  const tools = { name: 'selfhosted', title: '', description: 'Grow software on your own machine.' };
  expect(explainMatch('cafe growers', tools)).toBe('Has “grow” in its description; not “cafe”.');
  // “Own” is a common word, unrelated to owners.
  expect(explainMatch('software owners', tools)).toBe('Has “software” in its description; not “owners”.');
});

test('needs no words for the exact name', () => {
  expect(explainMatch('r/FreelanceWriters', community)).toBe('It is called that.');
});

test('says if neither name nor description matches', () => {
  expect(explainMatch('gardening', community)).toBe(
    'Found by what is posted there, or by the site’s own search.',
  );
});

test('matches nothing for an empty query', () => {
  expect(explainMatch('', community)).toBeNull();
});

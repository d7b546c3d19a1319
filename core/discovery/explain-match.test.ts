import { expect, test } from 'vitest';
import { explainMatch } from './explain-match.ts';

const community = { name: 'freelanceWriters', title: 'Writers for hire', description: 'Talk of invoices.' };

test('names each query word that the community has, those in its name first', () => {
  expect(explainMatch('freelance invoices', community)).toBe('Matches “freelance”, “invoices”');
});

test('does not name words that the community lacks', () => {
  expect(explainMatch('writers freelance taxes', community)).toBe('Matches “writers”, “freelance”');
});

test('finds a word at the start or end of a joined name, but not a few letters', () => {
  const emails = { name: 'emailcraft', title: '', description: 'A newsletter about craft.' };
  expect(explainMatch('newsletter email productivity', emails)).toBe('Matches “email”, “newsletter”');
  expect(explainMatch('emails for teams', { ...emails, name: 'coldemail' })).toBe('Matches “email”');
  expect(explainMatch('newsletter aft', emails)).toBe('Matches “newsletter”');
});

test('spells a word as the community does', () => {
  const blank = { title: '', description: '' };
  const explain = (name: string, text: string) => explainMatch(text, { ...blank, name });
  expect(explain('apidesign', 'freelance designers')).toBe('Matches “design”');
  expect(explain('designfeedback', 'designers')).toBe('Matches “design”');
  expect(explain('customersupporters', 'customer support')).toBe('Matches “customer”, “supporters”');
  expect(explain('marketing', 'marketers')).toBe('Matches “marketing”');
  expect(explain('pricingtalk', 'price')).toBe('Matches “pricing”');
  const tools = { name: 'selfhosted', title: '', description: 'Grow software on your own machine.' };
  expect(explainMatch('cafe growers', tools)).toBe('Matches “grow”');
  // “Own” is a common word, unrelated to owners.
  expect(explainMatch('software owners', tools)).toBe('Matches “software”');
});

test('needs no matching words for the exact name', () => {
  expect(explainMatch('r/FreelanceWriters', community)).toBe('Exact name');
});

test('says so if no word of the name, title or description matches', () => {
  expect(explainMatch('gardening', community)).toBe('Found in its posts or by search');
  expect(explainMatch('fr', community)).toBeNull();
});

test('matches nothing for an empty query', () => {
  expect(explainMatch('', community)).toBeNull();
});

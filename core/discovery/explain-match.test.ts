import { expect, test } from 'vitest';
import { explainMatch } from './explain-match.ts';

const community = { name: 'freelanceWriters', title: 'Writers for hire', description: 'Talk of invoices.' };

test('each word of the question is told with the place where the community has it', () => {
  expect(explainMatch('freelance invoices', community)).toBe(
    'Has “freelance” in its name and “invoices” in its description.',
  );
});

test('words in the same place are told together, and a word that it lacks is named', () => {
  expect(explainMatch('writers freelance taxes', community)).toBe(
    'Has “writers” and “freelance” in its name; not “taxes”.',
  );
});

test('a word that a name written as one word begins or ends with is in its name, and a few letters are not', () => {
  const emails = { name: 'emailcraft', title: '', description: 'A newsletter about craft.' };
  expect(explainMatch('newsletter email productivity', emails)).toBe(
    'Has “email” in its name and “newsletter” in its description; not “productivity”.',
  );
  expect(explainMatch('emails for teams', { ...emails, name: 'coldemail' })).toBe(
    'Has “email” in its name; not “teams”.',
  );
  expect(explainMatch('newsletter aft', emails)).toBe('Has “newsletter” in its description; not “aft”.');
});

test('a word is told as the community spells it', () => {
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
  // “Own” belongs to anybody, and not to owners.
  expect(explainMatch('software owners', tools)).toBe('Has “software” in its description; not “owners”.');
});

test('the name itself needs no more words', () => {
  expect(explainMatch('r/FreelanceWriters', community)).toBe('It is called that.');
});

test('what is found by neither its name nor its description says so', () => {
  expect(explainMatch('gardening', community)).toBe(
    'Found by what is posted there, or by the site’s own search.',
  );
});

test('where nothing was asked, nothing matches', () => {
  expect(explainMatch('', community)).toBeNull();
});

import { expect, test } from 'vitest';
import { findFacts } from './find-facts.ts';
import { readHtml } from './read-html.ts';

const page = { title: '', description: '', headings: [], text: '' };

test('finds statements that can be true or false, but no praise, questions or calls to action', () => {
  const found = findFacts({
    ...page,
    title: 'Quillbox – Invoices for freelancers',
    description: 'Quillbox is a small invoicing app for freelancers.',
    text: [
      'The best way to get paid. Tired of spreadsheets?',
      'Quillbox costs 9 euros a month. It has no mobile app.',
      'Your invoices, beautifully done. Get started today.',
      'We have built it alone since 2023. “It saved me 3 hours a week.”',
      'Invoices are exported as PDF files.',
      'Invoices are exported as PDF files.',
    ].join('\n'),
  });
  expect(found).toEqual({
    product: 'Quillbox',
    facts: [
      'Quillbox is a small invoicing app for freelancers.',
      'Quillbox costs 9 euros a month.',
      'It has no mobile app.',
      'We have built it alone since 2023.',
      'Invoices are exported as PDF files.',
    ],
  });
});

test('rejects a product name that the text never uses, or that is a whole sentence', () => {
  expect(findFacts({ ...page, title: 'Home | Acme', text: 'It runs on your own server.' })).toEqual({
    product: null,
    facts: ['It runs on your own server.'],
  });
  const title = 'The invoicing app that freelancers can host themselves';
  expect(findFacts({ ...page, title, text: title }).product).toBeNull();
});

test('returns at most six facts, and none for an empty page', () => {
  const text = Array.from({ length: 9 }, (_, index) => `The plan number ${index} costs ${index} euros.`);
  expect(findFacts({ ...page, text: text.join(' ') }).facts).toHaveLength(6);
  expect(findFacts(page)).toEqual({ product: null, facts: [] });
});

test('reads list items without a full stop', () => {
  const read = readHtml(
    `<main><h2>What you get</h2><p>A box of 2 bags for you.</p>
    <ul><li>24 euros a month</li><li>Pause without a fee</li><li>Great taste</li></ul></main>`,
  );
  expect(read.listItems).toEqual(['24 euros a month', 'Pause without a fee', 'Great taste']);
  expect(findFacts(read).facts).toEqual([
    'A box of 2 bags for you.',
    '24 euros a month.',
    'Pause without a fee.',
  ]);
});

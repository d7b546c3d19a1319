import { expect, test } from 'vitest';
import { readSubject } from './read-subject.ts';

test.each([
  ['How do you chase late invoices?', 'chase late invoices', 'how to chase late invoices'],
  ['How do small teams choose a tool?', null, 'how small teams choose a tool'],
  ['Reduce churn', 'reduce churn', 'how to reduce churn'],
  ['Should I raise my prices?', null, 'whether to raise your prices'],
  ['landing page for a shop', null, 'landing pages for a shop'],
  ['Why do most newsletters die', null, null],
])('“%s” is taken up within a sentence', (topic, task, about) => {
  expect(readSubject(topic)).toMatchObject({ task, about });
});

import { expect, test } from 'vitest';
import { buildModmailLink, writeModmail } from './write-modmail.ts';

test('the message to moderators says who asks and why, and quotes the rule', () => {
  const { subject, text } = writeModmail({ product: 'Acme', community: 'saas', rule: 'Ask first.' });
  expect(subject).toBe('May I mention Acme in r/saas?');
  expect(text).toMatch(/^Hello moderators of r\/saas,/);
  expect(text).toContain('I work on Acme, so I have a stake in this question.');
  expect(text).toContain('I would say each time that it is mine.');
  expect(text).toContain('“Ask first.”');
});

test('the message is complete without a product or a rule', () => {
  const { subject, text } = writeModmail({ product: null, community: 'saas', rule: null });
  expect(subject).toBe('May I mention a product of my own in r/saas?');
  expect(text).not.toMatch(/“|\[|undefined|null|\n{3}/);
});

test('opens the platform’s prefilled form', () => {
  const link = buildModmailLink('https://www.reddit.com/message/compose', 'saas', {
    subject: 'A & b?',
    text: 'Line\nnext',
  });
  const url = new URL(link);
  expect(url.origin + url.pathname).toBe('https://www.reddit.com/message/compose');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    to: 'r/saas',
    subject: 'A & b?',
    message: 'Line\nnext',
  });
});

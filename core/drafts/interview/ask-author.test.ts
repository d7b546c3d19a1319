import { expect, test } from 'vitest';
import { TOPIC_KINDS } from '#core/topics/topic.ts';
import { askAuthor } from './ask-author.ts';
import { QUESTIONS, withoutLead } from './questions.ts';

const NOBODY = { product: null };
const rolesOf = (topic: string) =>
  askAuthor({ topic, task: 'post', facts: NOBODY }).questions.map(({ role }) => role);

test('every kind of topic has three to five questions, each of another role', () => {
  for (const kind of [...TOPIC_KINDS, 'reply'] as const) {
    const roles = QUESTIONS[kind].map(({ role }) => role);
    expect(roles.length).toBeGreaterThanOrEqual(3);
    expect(roles.length).toBeLessThanOrEqual(5);
    expect(new Set(roles).size).toBe(roles.length);
  }
});

test('what the topic says already is not asked', () => {
  expect(rolesOf('We cut false alarms by 80 % by confirming from three regions')).not.toContain('change');
  expect(rolesOf('What I learned from ten support calls')).toContain('change');
});

test('whose it is, is asked about a name that a post presents', () => {
  const about = { topic: 'Launching Quillbox, a small invoicing app', task: 'post', facts: NOBODY } as const;
  expect(askAuthor(about).presented).toBe('Quillbox');
  expect(askAuthor({ ...about, facts: { product: ' quillbox' } }).presented).toBeNull();
  expect(askAuthor({ ...about, task: 'reply' })).toMatchObject({ kind: 'reply', presented: null });
  expect(askAuthor({ ...about, topic: 'late invoices' }).presented).toBeNull();
});

test('the words before an answer are told from the answer', () => {
  expect(withoutLead('What did not work: we tried ads.')).toBe('we tried ads.');
  expect(withoutLead('We tried ads.')).toBe('We tried ads.');
});

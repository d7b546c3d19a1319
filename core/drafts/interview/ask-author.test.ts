import { expect, test } from 'vitest';
import { TOPIC_KINDS } from '#core/topics/topic.ts';
import { askAuthor } from './ask-author.ts';
import { QUESTIONS, withoutLead } from './questions.ts';

const UNSAID = { answers: [], isOwn: null, ctaStyle: 'subtle' } as const;
const NOBODY = { product: null, about: [] };
const rolesOf = (topic: string) =>
  askAuthor({ ...UNSAID, topic, task: 'post', facts: NOBODY }).questions.map(({ role }) => role);

test('every kind of topic has three to five questions, each of another role', () => {
  for (const kind of [...TOPIC_KINDS, 'list', 'reply'] as const) {
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

test('below a thread nothing is told by its topic, which is not in the text', () => {
  const topic = 'We cut false alarms by 80 % by confirming from three regions';
  const { questions } = askAuthor({ ...UNSAID, topic, task: 'reply', facts: NOBODY });
  expect(questions).toEqual(QUESTIONS.reply);
});

test.each([
  ['Is there a tool that turns Figma comments into Jira tickets?', false],
  ['Does anyone know a good trademark lawyer?', false],
  ['Where can I find testers?', false],
  ['Does anybody self-host their mail?', true],
])('to “%s” its author is asked for an answer of their own: %s', (topic, isAsked) => {
  expect(rolesOf(topic).includes('lean')).toBe(isAsked);
  expect(rolesOf(topic)).toContain('before');
});

test.each([
  'Three things I got wrong when I hired my first freelancer',
  '5 mistakes I made with cold email',
  'My 7 favourite habits for a quiet inbox',
  'The four lessons from our launch',
  'Five lessons learned',
  '7 mistakes founders make',
  '10 tools we use to run a shop of two',
])('“%s” is asked for what it counts', (topic) => {
  expect(rolesOf(topic)).toEqual(['point', 'before', 'lean', 'ask']);
});

test.each([
  'Three days without email',
  'Two months of mistakes',
  'My two books sold badly',
  'Five steps is too many for a signup',
  'What are 5 things you would change?',
  'We launched three tools in May',
])('“%s” counts nothing that it has to tell', (topic) => {
  const { kind } = askAuthor({ ...UNSAID, topic, task: 'post', facts: NOBODY });
  expect(kind).not.toBe('list');
});

test('a comparison asks what its author leans to, also where it begins as a search does', () => {
  expect(rolesOf('Does anyone know of Xero vs FreshBooks for a shop of two?')).toContain('lean');
});

test('whose it is, is asked about a name that a post presents', () => {
  const about = {
    ...UNSAID,
    topic: 'Launching Quillbox, a small invoicing app',
    task: 'post',
    facts: NOBODY,
  } as const;
  expect(askAuthor(about).presented).toBe('Quillbox');
  expect(askAuthor({ ...about, facts: { ...NOBODY, product: ' quillbox' } }).presented).toBeNull();
  expect(askAuthor({ ...about, task: 'reply' })).toMatchObject({ kind: 'reply', presented: null });
  expect(askAuthor({ ...about, topic: 'late invoices' }).presented).toBeNull();
});

test('the words before an answer are told from the answer', () => {
  expect(withoutLead('What did not work: we tried ads.')).toBe('we tried ads.');
  expect(withoutLead('We tried ads.')).toBe('We tried ads.');
});

test('below a link the questions are about its page, unless it presents something', () => {
  const kindOf = (topic: string) => askAuthor({ ...UNSAID, topic, task: 'link', facts: NOBODY }).kind;
  expect(kindOf('Our public changelog for October')).toBe('link');
  expect(kindOf('Launching Quillbox, a small invoicing app')).toBe('launch');
});

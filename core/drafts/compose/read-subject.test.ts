import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSubject, thingOf } from './read-subject.ts';

test.each([
  ['How do you chase late invoices?', 'chase late invoices', 'how to chase late invoices'],
  ['How do small teams choose a tool?', null, 'how small teams choose a tool'],
  ['Reduce churn', 'reduce churn', 'how to reduce churn'],
  ['Should I raise my prices?', null, 'whether to raise your prices'],
  ['landing page for a shop', null, 'landing pages for a shop'],
  ['Why do most newsletters die', null, null],
  ['What is the best way to price a SaaS?', 'price a SaaS', 'how to price a SaaS'],
  ['I need to find a co-founder', 'find a co-founder', 'how to find a co-founder'],
  ['Freelancers: how do you find clients?', 'find clients', 'how to find clients'],
  ['How to reduce churn: where would you start?', 'reduce churn', 'how to reduce churn'],
  ['How to be happy', null, 'how to be happy'],
  ['How do I tell them that I quit?', null, null],
  ['When should we hire?', null, 'when to hire'],
  ['Is it still worth learning PHP?', null, 'whether it is worth learning PHP'],
  ['Any tips on pricing', null, 'pricing'],
  ['Best CRM for a small team', null, 'the best CRM for a small team'],
  ['Landing Page Copy For Dentists', null, 'landing page copy for dentists'],
  ['Google Ads or Product Hunt', null, 'Google ads or Product Hunt'],
  ['Build a landing page', 'build a landing page', 'how to build a landing page'],
  ['Design systems', null, 'design systems'],
  ['My newsletter is dead', null, null],
  ['strategy', null, 'strategies'],
  ['zebra', null, null],
])('“%s” is taken up within a sentence', (topic, task, about) => {
  expect(readSubject(topic)).toMatchObject({ task, about });
});

test.each([
  ['how do you price it', 'How do you price it?', true],
  ['Which tool?', 'Which tool?', true],
  ['what to do first', 'What to do first', false],
  ['  "late   invoices"  ', 'Late invoices', false],
  ['## Late invoices!!!', 'Late invoices', false],
  ['Wie mahne ich säumige Kunden?', 'Wie mahne ich säumige Kunden?', true],
  ['éducation', 'Éducation', false],
])('the topic “%s” is titled “%s”', (topic, title, asks) => {
  expect(readSubject(topic)).toMatchObject({ title, asks, rest: '' });
});

test('what a title leaves out of a topic is kept for the text', () => {
  const two = 'My clients pay late. What would you do in my place?';
  expect(readSubject(two)).toMatchObject({ title: 'My clients pay late', asks: false, rest: two });
  const long = `Why ${'very '.repeat(40)}late?`;
  const { title, rest } = readSubject(long);
  expect(title.length).toBeLessThanOrEqual(120);
  expect(title).not.toContain('?');
  expect(rest).toBe(long);
});

test.each([
  ['React vs Vue for a small team', ['React', 'Vue'], ' for a small team'],
  ['Should I use Postgres or MySQL?', ['Postgres', 'MySQL'], ''],
  ['Which is better, Notion or Trello?', ['Notion', 'Trello'], ''],
  ['Stripe compared to Paddle in Europe', ['Stripe', 'Paddle'], ' in Europe'],
  ['React or Vue or Svelte', ['React', 'Vue', 'Svelte'], ''],
  ['React, Vue, Angular or Svelte or Solid', [], ''],
  ['Torn between hiring a VA and buying software', ['hiring a VA', 'buying software'], ''],
  ['Is Postgres faster than MySQL for analytics?', ['Postgres', 'MySQL'], ' for analytics'],
  ['Which is cheaper, SES or Postmark?', ['SES', 'Postmark'], ''],
  ['Is Notion or Obsidian better for a small team?', ['Notion', 'Obsidian'], ' for a small team'],
  ['Is SES or Postmark the cheaper option?', ['SES', 'Postmark'], ''],
  ['Find clients or keep them', [], ''],
  ['Bootstrapping vs raising money', ['bootstrapping', 'raising money'], ''],
  ['Should I learn SEO or just buy ads?', [], ''],
  ['Late invoices', [], ''],
])('“%s” holds %j against each other', (topic, options, purpose) => {
  expect(readSubject(topic)).toMatchObject({ options, purpose });
});

test('a topic in another language is a title and nothing more', () => {
  expect(readSubject('Rechnungen oder Mahnungen für die Kunden')).toEqual({
    english: false,
    title: 'Rechnungen oder Mahnungen für die Kunden',
    asks: false,
    rest: '',
    task: null,
    about: null,
    options: [],
    purpose: '',
  });
});

test.each([
  ['late invoices', 'late invoices'],
  ['Reduce churn', null],
  ['why clients pay late', null],
  ['zebra', null],
])('“%s” as a thing is %j', (topic, thing) => {
  expect(thingOf(readSubject(topic))).toBe(thing);
});

test('of any topic the title is one line of a fair length, and what it is about fits into a sentence', () => {
  const words = fc.constantFrom(
    'how',
    'do',
    'you',
    'invoices',
    'Best',
    'or',
    '?',
    '.',
    ':',
    '"',
    '\n',
    'für',
    '請求',
  );
  const topics = fc.oneof(
    fc.array(words, { maxLength: 60 }).map((parts) => parts.join(' ')),
    fc.string({ unit: 'binary', maxLength: 400 }),
  );
  fc.assert(
    fc.property(topics, (topic) => {
      const { title, about, options } = readSubject(topic);
      expect(title.length).toBeLessThanOrEqual(121);
      expect(title).not.toMatch(/\n|^[a-z]/);
      expect((about ?? '').length).toBeLessThanOrEqual(100);
      expect([0, 2, 3]).toContain(options.length);
    }),
    { numRuns: 2_000 },
  );
});

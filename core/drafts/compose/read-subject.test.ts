import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { readSubject } from './read-subject.ts';

test.each([
  ['How do you chase late invoices?', 'chase late invoices'],
  ['How do small teams choose a tool?', null],
  ['Reduce churn', 'reduce churn'],
  ['What is the best way to price a SaaS?', 'price a SaaS'],
  ['I need to find a co-founder', 'find a co-founder'],
  ['Freelancers: how do you find clients?', 'find clients'],
  ['How to reduce churn: where would you start?', 'reduce churn'],
  ['How to be happy', null],
  ['How do I tell them that I quit?', null],
  ['Build a landing page', 'build a landing page'],
  ['Design systems', null],
])('of “%s” the task is %j', (topic, task) => {
  expect(readSubject(topic).task).toBe(task);
});

test.each([
  ['late invoices', 'late invoices'],
  ['landing page for a shop', 'landing pages for a shop'],
  ['Any tips on pricing', 'pricing'],
  ['Landing Page Copy For Dentists', 'landing page copy for dentists'],
  ['Google Ads or Product Hunt', 'Google Ads or Product Hunt'],
  ['Design systems', 'design systems'],
  ['strategy', 'strategies'],
  ['Reduce churn', null],
  ['why clients pay late', null],
  ['Why do most newsletters die', null],
  ['How do small teams choose a tool?', null],
  ['Should I raise my prices?', null],
  ['Best CRM for a small team', null],
  ['My newsletter is dead', null],
  ['zebra', null],
])('“%s” as a thing is %j', (topic, thing) => {
  expect(readSubject(topic).thing).toBe(thing);
});

test.each([
  ['how do you price it', 'How do you price it?', true],
  ['Which tool?', 'Which tool?', true],
  ['what to do first', 'What to do first', false],
  ['mailing lists, newsletters etc. as one tool', 'Mailing lists, newsletters etc. as one tool', false],
  ['Was kostet ein Server inkl. strom und wartung', 'Was kostet ein Server inkl. strom und wartung', false],
  ['We pay min. wage', 'We pay min. wage', false],
  ['Our app is slow. iOS is worse', 'Our app is slow. iOS is worse', false],
  ['  "late   invoices"  ', 'Late invoices', false],
  ['## Late invoices!!!', 'Late invoices', false],
  ['Wie mahne ich säumige Kunden?', 'Wie mahne ich säumige Kunden?', true],
  ['éducation', 'Éducation', false],
])('the topic “%s” is titled “%s”', (topic, title, asks) => {
  expect(readSubject(topic)).toMatchObject({ title, asks, rest: '' });
});

test('a sentence begins with a capital, also where its author typed none', () => {
  expect(readSubject('we launched Kitelog today. looking for feedback')).toMatchObject({
    title: 'We launched Kitelog today',
    rest: 'we launched Kitelog today. Looking for feedback',
  });
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

test('a topic in another language is a title and nothing more', () => {
  expect(readSubject('Rechnungen oder Mahnungen für die Kunden')).toEqual({
    english: false,
    title: 'Rechnungen oder Mahnungen für die Kunden',
    asks: false,
    rest: '',
    task: null,
    thing: null,
  });
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
      const { title, thing } = readSubject(topic);
      expect(title.length).toBeLessThanOrEqual(121);
      expect(title).not.toMatch(/\n|^[a-z]+(?![\p{L}\d])/u);
      expect((thing ?? '').length).toBeLessThanOrEqual(100);
    }),
  );
});

const LONG = 'I have been washing cars for four years on my own and it was always good through the summer';
test.each([
  [`${LONG} but now it is winter and nobody calls`, `${LONG} but now it is winter`],
  [
    `I have been building a small tool for shops (which sends invoices, reminders, receipts, labels and statements, also at night) and nobody came`,
    'I have been building a small tool for shops (which sends invoices, reminders, receipts, labels and statements, also at…',
  ],
  [`Hello all :) ${LONG} but now it is winter`, `Hello all :) ${LONG}`],
  [`1) ${LONG} but now it is winter and nobody calls`, `1) ${LONG} but now it is winter`],
  [`a) ${LONG} but now it is winter and nobody calls`, `A) ${LONG} but now it is winter`],
  [`My 12" brush and I: ${LONG} but now it is winter`, `My 12" brush and I: ${LONG}`],
  [
    'We asked twelve clients “would you pay for it, and if so how much, or would you rather go on as you do, with paper and a pen?” and lost',
    'We asked twelve clients “would you pay for it, and if so how much, or would you rather go on as you do, with paper and…',
  ],
  [
    `Our shop, and ${'unbreakable'.repeat(9)} words that go on and on`,
    `Our shop, and ${'unbreakable'.repeat(9)}…`,
  ],
  [
    `${'word '.repeat(23)}unbreakable words`,
    `${'Word '.charAt(0)}ord ${'word '.repeat(22)}…`.replace(' …', '…'),
  ],
])('a long line ends as a title where it may: %s', (topic, title) => {
  expect(readSubject(topic).title).toBe(title);
  expect(title.length).toBeLessThanOrEqual(120);
});

test.each([
  'Win a free brand audit',
  'Get 20% off our candles',
  'Become a volunteer tutor',
  'Plan your year with us',
])('“%s” calls readers to something, and is no task of theirs', (topic) => {
  expect(readSubject(topic).task).toBeNull();
});

test.each([
  ['...so what now', 'So what now'],
  ['. What now', 'What now'],
  ['.What now', 'What now'],
  ['.Net or Java?', '.Net or Java?'],
  ['.NET or Java?', '.NET or Java?'],
  ['.com or .io', '.com or .io'],
])('the title of “%s” begins as it should: “%s”', (topic, title) => {
  expect(readSubject(topic).title.replace(/\?$/, '')).toBe(title.replace(/\?$/, ''));
});

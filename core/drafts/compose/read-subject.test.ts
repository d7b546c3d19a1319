import { expect, test } from 'vitest';
import { readSubject, thingOf } from './read-subject.ts';

test('what has to be done is taken up as a task, however it is put', () => {
  const tasks = [
    ['How to reduce churn in a B2B SaaS', 'reduce churn in a B2B SaaS'],
    ['How do you price a side project?', 'price a side project'],
    ['What is the best way to learn Rust', 'learn Rust'],
    ['Write better commit messages', 'write better commit messages'],
    ['get my first 100 users', 'get your first 100 users'],
    ['plan a launch', 'plan a launch'],
  ];
  for (const [topic = '', task] of tasks)
    expect(readSubject(topic)).toMatchObject({ task, about: `how to ${task}` });
});

test('a thing is spoken of in general, and names keep their capitals', () => {
  const things = [
    ['Late invoices', 'late invoices'],
    ['Landing page for a shop', 'landing pages for a shop'],
    ['React server components', 'React server components'],
    ['SEO', 'SEO'],
    ['Customer Retention Strategies', 'customer retention strategies'],
    ['Launching on Product Hunt', 'launching on Product Hunt'],
    ['Best tools for social media', 'the best tools for social media'],
    ['Any tips for email marketing?', 'email marketing'],
  ];
  for (const [topic = '', thing] of things) expect(thingOf(readSubject(topic))).toBe(thing);
});

test('a question keeps its words, and has its mark', () => {
  expect(readSubject('is SEO dead')).toMatchObject({
    title: 'Is SEO dead?',
    asks: true,
    task: null,
    about: null,
  });
  expect(readSubject('Should I hire a designer?').about).toBe('whether to hire a designer');
  expect(readSubject('When should a startup hire?').about).toBeNull();
  expect(readSubject('How to price a tool.')).toMatchObject({ title: 'How to price a tool', asks: false });
});

test('statements and what belongs to the author are not bent into phrases', () => {
  for (const topic of ['Most landing pages are bad', 'We switched to Paddle', 'Our landing page', 'help'])
    expect(readSubject(topic)).toMatchObject({ task: null, about: null });
});

test('two things held against each other are told apart from their purpose', () => {
  expect(readSubject('React vs Vue for a small team')).toMatchObject({
    options: ['React', 'Vue'],
    purpose: ' for a small team',
  });
  expect(readSubject('Should I hire a freelancer or an agency?').options).toEqual([
    'a freelancer',
    'an agency',
  ]);
  expect(readSubject('Should I raise money or bootstrap my company or wait?').options).toEqual([]);
});

test('what does not fit into a title is said in the text', () => {
  const topic = 'I have a question about pricing. It is a long story. Where would you start?';
  expect(readSubject(topic)).toMatchObject({ title: 'I have a question about pricing', rest: topic });
});

test('another language stays as it is written', () => {
  const title = 'Comment trouver mes premiers clients sans publicité ?';
  expect(readSubject(title)).toMatchObject({ english: false, title, task: null, about: null });
});

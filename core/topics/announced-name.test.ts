import { expect, test } from 'vitest';
import { announcedName } from './announced-name.ts';

test.each([
  'Introducing Quillbox: lesson plans for teachers',
  'Launching Quillbox: learn Spanish with lessons of 5 minutes',
  'Say hello to Quillbox: lessons for guitar players',
  'Presenting Quillbox: nobody came to a meeting late again',
  'Announcing Quillbox – invoices in a minute',
  'Unveiling Quillbox — invoices in a minute',
  'Meet Quillbox: what you learned stays',
  'We are launching Quillbox today: lessons in French',
  'We launched Quillbox: piano lessons by video',
  'Launching Quillbox: words you have learned stay',
  'We’ve launched Quillbox: invoices in a minute',
  'I have launched Quillbox: invoices in a minute',
  'I’ve just launched Quillbox - invoices in a minute',
  'I’m launching Quillbox, invoices in a minute',
  'I am now launching Quillbox, invoices in a minute',
  'Now we’re launching Quillbox: invoices in a minute',
  'Launched Quillbox, invoices in a minute',
  'Just launched Quillbox, invoices in a minute',
  'Finally launching Quillbox, invoices in a minute',
  'Today we launched Quillbox: invoices in a minute',
  'Today, we launch Quillbox: invoices in a minute',
  'Now I launch Quillbox: invoices in a minute',
  'We finally launched Quillbox: invoices in a minute',
  'launching Quillbox: how your invoices write themselves',
  'We launched Quillbox: do your taxes in a minute',
  'Launching Quillbox: it writes your invoices',
  'Launching Quillbox: no more invoices',
  'Launching Quillbox 2.1: invoices in a minute',
  'Launching Quillbox v3: invoices in a minute',
  ...['today', 'now', 'soon', 'tomorrow', 'this week', 'next Monday', 'on Product Hunt', 'in beta'].map(
    (when) => `Launching Quillbox ${when}: invoices in a minute`,
  ),
])('“%s” announces Quillbox', (topic) => {
  expect(announcedName(topic)).toBe('Quillbox');
});

const VERBS = 'is are am was were do does did can could should will would when';
const SUBJECTS = 'I it this that they you any anyone anybody people the my our a an';

test.each([
  ...['and', 'but', 'yet', 'so'].map((word) => `${word} lost our first customer`),
  ...VERBS.split(' ').map((verb) => `${verb} we early`),
  ...SUBJECTS.split(' ').map((subject) => `is ${subject} early`),
  ...['was', 'went', 'flopped', 'failed', 'did', 'got', 'took'].map((verb) => `it ${verb} badly`),
  'how it went',
  'What we learned',
  'which name is better',
  'who pays',
  'where to post it',
  'why now',
  'nobody came',
  'No one came',
  'no users came',
  'no user came',
  'no customers',
  'no sales',
  'no orders',
  'no signups',
  'no sign-up',
  'our biggest mistake was pricing',
  'my mistakes',
  'the numbers after one month',
  'the results',
  'our story',
  'my first failure',
  'a post-mortem',
  'an honest postmortem',
  'a retrospective',
  'three lessons',
  'lessons from ten failed launches',
  'lessons learned',
  'one lesson, one laugh',
  'a week in, we learned this',
  'things I’ve learnt',
  'all that we have learned',
  'are your invoices late?',
])('“We launched Quillbox: %s” looks back or asks', (rest) => {
  for (const says of ['We launched', 'Launching', 'Launched'])
    expect(announcedName(`${says} Quillbox: ${rest}`)).toBe('');
});

test.each([
  'We launched in May: it rained',
  'We launch Quillbox: a plan',
  'Launching Quillbox without a plan',
])('“%s” announces nothing', (topic) => {
  expect(announcedName(topic)).not.toBe('Quillbox');
});

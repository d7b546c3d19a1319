import { expect, test } from 'vitest';
import { findAnnounced } from './find-announced.ts';

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
  'Launching Quillbox: no signup, no ads, invoices in a minute',
  'Launching Quillbox: no customers lost to late invoices',
  'Launching Quillbox: so you can bake instead of chasing invoices',
  'Launching Quillbox – what invoicing should feel like',
  'Launching Quillbox - the post-mortem tool for teams',
  'Just launched Quillbox: a logbook for potters. Who wants to try it?',
  'I just launched Quillbox, a logbook for potters. Anyone want to try it?',
  'Introducing Quillbox: the app I built after I learned to code',
  'Meet Quillbox: the newsletter where I share what I learned each week',
  'Launching Quillbox: no sign-up required',
  'Launching Quillbox: no sign-ups in the way',
  'Launching Quillbox: no orders for under 20 euros',
  'Launching Quillbox: what worked for 500 freelancers',
  'Introducing Quillbox – our cat feeder',
  'Introducing Quillbox - the dog walking app',
  'Introducing Quillbox – our new assistant for invoices',
  'Meet Quillbox - the coach in your pocket',
  'Meet Quillbox, our developer console',
  'Launching Quillbox 2.1: invoices in a minute',
  'Launching Quillbox v3: invoices in a minute',
  ...['today', 'now', 'soon', 'tomorrow', 'this week', 'next Monday', 'on Product Hunt', 'in beta'].map(
    (when) => `Launching Quillbox ${when}: invoices in a minute`,
  ),
])('“%s” announces Quillbox', (topic) => {
  expect(findAnnounced(topic)).toMatchObject({ name: 'Quillbox', isLaunch: true });
});

const VERBS = 'is are am was were do does did can could should will would when';
const SUBJECTS = 'I it this that they you any anyone anybody people the my our a an';

const ABOUT =
  'we i it that this they name is are was were do does did can could should will would went happened pay pays else to now next';

test.each([
  ...['and', 'but', 'yet'].map((word) => `${word} lost our first customer`),
  ...VERBS.split(' ').map((verb) => `${verb} we early`),
  ...SUBJECTS.split(' ').map((subject) => `is ${subject} early`),
  ...['was', 'went', 'flopped', 'failed', 'did', 'got', 'took'].map((verb) => `it ${verb} badly`),
  ...ABOUT.split(' ').map((word) => `how ${word} something`),
  'so what now',
  'so how do we go on',
  'so now we pivot',
  'so far so good',
  'no users yet',
  'no sales so far',
  'no orders came in',
  'a post-mortem of a failure',
  'a post-mortem on pricing',
  'our post-mortem after a year',
  '5 hard lessons',
  'learned a lot',
  'learnt a lot',
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
  ...['after 3 months', 'in two weeks', 'for a month', 'since May', 'this week', 'last week'].map(
    (when) => `no sales ${when}`,
  ),
  'what worked and what did not',
  'what broke',
  'what worked for us',
  'why it failed',
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
    expect(findAnnounced(`${says} Quillbox: ${rest}`)).toMatchObject({ name: 'Quillbox', isLaunch: false });
});

test.each([
  'what we learned',
  'here is what we learned',
  'what I’ve learnt in a year',
  'everything we have learned',
  'five things I learned',
  'ten hard lessons that we learned',
  'all we learned',
])('“Introducing Quillbox: %s” looks back, too', (rest) => {
  expect(findAnnounced(`Introducing Quillbox: ${rest}`)).toMatchObject({ isLaunch: false });
});

test.each([
  'Meet Anna, our new designer',
  'Say hello to Marek – our second engineer',
  'We launched in May: it rained',
  'We launch Quillbox: a plan',
  'Launching Quillbox without a plan',
])('“%s” announces nothing', (topic) => {
  expect(findAnnounced(topic)).toBeNull();
});

import { expect, test } from 'vitest';
import type { AnswerRole, Told } from '#contract/interview.ts';
import { findAnswersToAnother, recallAnswers } from './recall-answers.ts';

const told = (topic: string, day: number, answers: Partial<Record<AnswerRole, string>>): Told => ({
  topic,
  isOwn: null,
  toldAt: `2026-03-0${day}T12:00:00.000Z`,
  answers: Object.entries(answers).map(([role, text]) => ({ role: role as AnswerRole, text })),
});

test('an answer on the same named thing is recalled, with the day it was given', () => {
  const earlier = [told('Launching Quillbox, an invoicing app', 3, { audience: 'Freelancers like me.' })];
  expect(recallAnswers('Quillbox 2.0 is out', earlier)).toEqual({
    audience: { text: 'Freelancers like me.', toldAt: '2026-03-03T12:00:00.000Z' },
  });
});

test('so is one on a topic with much of the same words', () => {
  const earlier = [told('how we cut false alarms in monitoring', 3, { before: 'Forty a week.' })];
  expect(recallAnswers('False alarms: what our monitoring taught us', earlier).before?.text).toBe(
    'Forty a week.',
  );
});

test.each(['how to price a bakery', 'alarms', 'we hired our first salesperson'])(
  'nothing is recalled for %j',
  (topic) => {
    const earlier = [told('how we cut false alarms in monitoring', 3, { before: 'Forty a week.' })];
    expect(recallAnswers(topic, earlier)).toEqual({});
  },
);

test('of several answers the newest is recalled, and older ones where it left a question open', () => {
  const earlier = [
    told('Launching Quillbox, now with billing', 5, { point: 'It bills.' }),
    told('Launching Quillbox, an invoicing app', 3, { point: 'It writes invoices.', ask: 'Would you pay?' }),
  ];
  expect(recallAnswers('Launching Quillbox 2.0', earlier)).toMatchObject({
    point: { text: 'It bills.' },
    ask: { text: 'Would you pay?' },
  });
});

test('answers that went into a draft on another subject are told from those to this one', () => {
  const topic = 'How do you price a service?';
  const drafted = { failed: { topic, text: 'No refunds.' }, ask: { topic, text: 'Would you?' } };
  const answers = { failed: 'No refunds. ', ask: 'Would you pay?', before: 'Guesswork.' };
  expect(findAnswersToAnother('Launching Quillbox, an invoicing app', answers, drafted)).toEqual(['failed']);
  expect(findAnswersToAnother('How do you price a service for agencies?', answers, drafted)).toEqual([]);
  expect(findAnswersToAnother('Launching Quillbox', answers, {})).toEqual([]);
});

test.each(['Lessons learned from our failed launch', 'Lessons learned from 2 years of cold email'])(
  'words that begin topics on anything make “%s” no topic of the same subject',
  (topic) => {
    const before = { topic: 'Lessons learned from losing my biggest customer', text: 'Revenue fell 40 %.' };
    expect(findAnswersToAnother(topic, { result: before.text }, { result: before })).toEqual(['result']);
    expect(recallAnswers(topic, [told(before.topic, 3, { result: before.text })])).toEqual({});
  },
);

test.each([
  ['What weekly restore tests of old tapes taught me', 'Cheap tapes for restore tests'],
  ['What restoring 40 old laptops taught me about backups', 'Cheap backups that can be restored'],
  ['We are launching a wall rack for hotels', 'We are launching a floor mat for hotels'],
])('the words of a trade make “%s” and “%s” no one topic', (topic, now) => {
  for (const role of ['point', 'result'] as const)
    expect(findAnswersToAnother(now, { [role]: 'Twelve.' }, { [role]: { topic, text: 'Twelve.' } })).toEqual([
      role,
    ]);
});

test.each(['Churn', 'How do I do it?', '价格'])(
  'an answer to “%s”, a topic of few words, is to that topic',
  (topic) => {
    const drafted = { failed: { topic, text: 'No refunds.' } };
    const answers = { failed: 'No refunds.' };
    expect(findAnswersToAnother(`${topic} `, answers, drafted)).toEqual([]);
    expect(findAnswersToAnother('Launching Quillbox', answers, drafted)).toEqual(['failed']);
  },
);

test('what a topic does not ask for comes from no other of the same product', () => {
  const launch = 'We just launched Quillbox, would love feedback';
  const topic = 'We hit $1k MRR with Quillbox after 11 months';
  const text = 'freelancers who hate chasing money';
  expect(recallAnswers(topic, [told(launch, 3, { audience: text })])).toEqual({});
  expect(findAnswersToAnother(topic, { audience: text }, { audience: { topic: launch, text } })).toEqual([
    'audience',
  ]);
});

test('what answers another question of the same product is neither recalled nor kept', () => {
  const topic = 'Quillbox vs FreshBooks: an honest comparison';
  const launch = 'Launching Quillbox on Product Hunt';
  const text = 'Reports for dentists.';
  expect(recallAnswers(launch, [told(topic, 3, { point: text })])).toEqual({});
  expect(findAnswersToAnother(launch, { point: text }, { point: { topic, text } })).toEqual(['point']);
  const meant = { point: { topic, text, also: [launch] } };
  expect(findAnswersToAnother(launch, { point: text }, meant)).toEqual([]);
});

test('what a post was told of its situation is no answer to a link, which does not ask for one', () => {
  const before = { topic: 'How do freelancers keep track of late invoices?', text: 'I have 6 clients.' };
  const link = 'A free checklist for chasing late invoices of freelancers';
  expect(findAnswersToAnother(link, { before: before.text }, { before }, 'link')).toEqual(['before']);
  expect(findAnswersToAnother(before.topic, { before: before.text }, { before }, 'link')).toEqual([]);
});

test('of the same product only what it is stays, and not what was told of a sale of it', () => {
  const [sale, failure] = ['Black Friday: 40% off Quillbox until Monday', 'Quillbox was down for six hours'];
  for (const role of ['point', 'audience', 'before'] as const)
    expect(
      findAnswersToAnother(failure, { [role]: 'Clerks.' }, { [role]: { topic: sale, text: 'Clerks.' } }),
    ).toEqual([role]);
  const audience = { topic: 'Launching Quillbox, an invoicing app', text: 'Clerks.' };
  const asked = 'Feedback on the pricing page of Quillbox';
  expect(findAnswersToAnother(asked, { audience: 'Clerks.' }, { audience })).toEqual([]);
});

test.each([
  ['Hiring', 'How do you hire?', []],
  ['How I cut chrun', 'How I cut churn', []],
  ['Pricng', 'Pricing', []],
  ['SEO', 'Ads', ['before']],
  ['Hiring', 'Firing', ['before']],
  ['Lending', 'Landing', ['before']],
  ['Email', 'Gmail', ['before']],
  ['Hiring', 'Why hiring takes us months', []],
  ['My churn problem', 'Why do customers churn?', []],
  ['Hiring', 'Which vinegar do you use for pickles?', ['before']],
  [
    'Looking for 5 beta testers who run a shared kiln',
    'Someone wonders how to price a kiln share',
    ['before'],
  ],
] as const)('before any draft, answers on “%s” are to another topic than “%s”: %j', (topic, now, others) => {
  const answers = { before: 'Nobody applied.' };
  const drafted = { before: { topic, text: 'Nobody applied.', isUntold: true as const } };
  expect(findAnswersToAnother(now, answers, drafted)).toEqual(others);
});

import { expect, test } from 'vitest';
import { ANGLES } from '#contract/drafts.ts';
import { type Answer } from '#contract/interview.ts';
import type { DraftRequest } from '../draft-request.ts';
import { askFor, makeRequest } from '../testing/make-request.ts';
import { usualAngle } from '../usual-angle.ts';
import { setScene } from './scene.ts';
import { writePost } from './write-post.ts';

const ALARMS = 'We cut false alarms by 80 % by confirming from three regions';
const QUILLBOX = 'Launching Quillbox, a small self-hosted invoicing app for freelancers';
const write = (topic: string, differs: Partial<DraftRequest> = {}) =>
  writePost(
    setScene(makeRequest({ topic, angle: usualAngle(topic), ctaStyle: 'subtle', website: null, ...differs })),
  );
const answers = (...texts: string[]): Answer[] => texts.map((text) => ({ role: null, text }));

test('what somebody did is told with its answers in their words, and ends with their question', () => {
  const { title, content } = write(ALARMS, {
    answers: answers(
      'we got paged 40 times a week, most of it nothing',
      'each check now runs from Frankfurt, Ohio and Singapore before anyone is woken',
      '12 pages a week now',
      'we tried longer timeouts first, which only hid real outages',
      'how do you decide when an alarm is real?',
    ),
  });
  expect(title).toBe('How we cut false alarms by 80 %');
  expect(content).toBe(
    [
      'We cut false alarms by 80 % by confirming from three regions.',
      'We got paged 40 times a week, most of it nothing. Each check now runs from Frankfurt, Ohio and Singapore before anyone is woken.',
      'What came of it: 12 pages a week now. We tried longer timeouts first, which only hid real outages.',
      'How do you decide when an alarm is real?',
    ].join('\n\n'),
  );
});

test('without answers it writes little, and asks something about the topic', () => {
  const { content } = write(ALARMS);
  expect(content.split('\n\n')).toHaveLength(2);
  expect(content).toMatch(/false alarms[^?]*\?$/);
});

test('an answer that names a site is told without its address', () => {
  const { content } = write('Launching a status page for homelabs', {
    answers: [{ role: 'before', text: 'statuspage.io wanted $79 a month for one page' }],
  });
  expect(content).toContain('statuspage wanted $79 a month for one page.');
});

test('nobody knows whose it is: the name is left out, of the answers too', () => {
  const { title, content } = write(QUILLBOX, {
    answers: answers('Quillbox writes invoices', 'freelancers who hate spreadsheets'),
  });
  expect(title).toBe('Launching a small self-hosted invoicing app for freelancers');
  expect(content).toContain('It writes invoices. ');
  expect(`${title} ${content}`).not.toContain('Quillbox');
});

test('their own launch is said to be their own, in the title as they typed it', () => {
  const { title, content } = write(QUILLBOX, { isOwn: true });
  expect(title).toBe(QUILLBOX);
  expect(content).toContain('Disclosure: I work on it.');
});

test('somebody else’s is named without a disclosure', () => {
  const { title, content } = write(QUILLBOX, { isOwn: false });
  expect(title).toBe(QUILLBOX);
  expect(content).not.toMatch(/I work on|Disclosure/);
});

test('the facts file says whose it is', () => {
  const facts = { product: 'Quillbox', about: [] };
  const { title, content } = write('Thoughts on late invoices', { facts });
  expect(title).not.toContain('Quillbox');
  expect(content).toContain('I work on Quillbox.');
  expect(write(QUILLBOX, { facts }).title).toBe(QUILLBOX);
});

const TIDY = {
  product: 'TidyInbox',
  about: [
    'TidyInbox sorts newsletters into a weekly digest.',
    'It costs 4 dollars a month.',
    'It has no mobile app.',
    'I have built it alone since 2024.',
  ],
};
const TIDY_LAUNCH = 'Launching TidyInbox, an app that sorts newsletters';

test('a launch is told with the facts of its product, each of them once, and names it once', () => {
  expect(write(TIDY_LAUNCH, { facts: TIDY })).toEqual({
    title: TIDY_LAUNCH,
    content: [
      'It sorts newsletters into a weekly digest. It costs 4 dollars a month. I have built it alone since 2024.',
      'It has no mobile app.',
      'Disclosure: I work on it.',
      'What would you want to know before you try it?',
    ].join('\n\n'),
  });
});

test('of a launch the author’s own answer stands instead of the fact, and says “it” for the name', () => {
  const given: Answer[] = [{ role: 'point', text: 'TidyInbox turns 40 newsletters into one page' }];
  for (const ctaStyle of ['subtle', 'direct'] as const) {
    const { content } = write(TIDY_LAUNCH, { facts: TIDY, answers: given, ctaStyle });
    expect(content).toMatch(/^It turns 40 newsletters into one page\.\n\nIt has no mobile app\.\n\n/);
    expect(content).not.toContain('digest');
  }
});

test('of a longer launch the text says neither its title nor its name again', () => {
  const { title, content } = write('I made TidyInbox because of newsletters. Would you use TidyInbox?', {
    facts: TIDY,
  });
  expect(title).toBe('I made TidyInbox because of newsletters');
  expect(content).toMatch(/^Would you use it\?\n\nIt sorts newsletters into a weekly digest\./);
});

test('a fact that the community’s rules forbid is not told, and no other text stands for it', () => {
  const rules = askFor({ body: { blacklisted: ['dollars'] } });
  const { content } = write(TIDY_LAUNCH, { facts: TIDY, rules });
  expect(content).toContain('It sorts newsletters into a weekly digest. I have built it alone since 2024.');
  expect(content).not.toContain('dollars');
});

test('where the title may not name the product, the text does so before it tells of it', () => {
  const rules = askFor({ title: { blacklisted: ['tidyinbox'] } });
  for (const [topic, begins] of [
    [TIDY_LAUNCH, /^Launching TidyInbox, an app that sorts newsletters\.\n\nIt sorts/],
    ['Roast my app TidyInbox', /I work on TidyInbox\.\n\nIt sorts/],
  ] as const) {
    const { title, content } = write(topic, { facts: TIDY, rules });
    expect(title).not.toContain('TidyInbox');
    expect(content.split('TidyInbox')).toHaveLength(2);
    expect(content).toMatch(begins);
  }
});

test.each([
  '10 lessons from bootstrapping to $5k MRR in 6 months',
  'Our guide to inbox zero for founders',
  'What I learned from killing my free plan',
  'What did you stop doing when you had to grow?',
  'Reels or TikTok in 2026? 🤔',
  'Nice write-up: https://writeup.example/one',
])('below “%s” there is a question, and not the title again', (topic) => {
  const { title, content } = write(topic);
  expect(content).toMatch(/^[^?]*\?$/);
  expect(content).not.toBe(title);
  expect(write(topic, { facts: TIDY }).content).toMatch(/^[^?]*I work on TidyInbox[^?]*\n\n[^?]*\?$/);
});

test('a word before the title does not hide that the text would say it again', () => {
  const rules = askFor({ title: { required: ['Story'] } });
  expect(write('What I learned from killing my free plan', { rules }).content).not.toContain('learned');
});

test('a point that the author makes becomes the title, and is not said twice', () => {
  const { title, content } = write('late invoices', {
    answers: answers('Late invoices are a pricing problem', 'I asked for half up front from 12 clients'),
  });
  expect(title).toBe('Late invoices are a pricing problem');
  expect(content).not.toContain('pricing problem');
  expect(content).toContain('I asked for half up front from 12 clients.');
});

test('a comparison names both sides, in the title and in the question', () => {
  const { title, content } = write('React vs Vue for a small team');
  expect(title).toBe('React vs Vue for a small team?');
  expect(content).toMatch(/React.*Vue.*\?$/);
});

test('answers become a list as a checklist, and numbered steps as a plan', () => {
  const given = { answers: answers('ask for half up front', 'send it on Fridays', 'call after a week') };
  const list = (angle: 'checklist' | 'plan') => write('late invoices', { ...given, angle }).content;
  expect(list('checklist').match(/^- /gm)).toHaveLength(3);
  expect(list('plan').match(/^\d\. /gm)).toEqual(['1. ', '2. ', '3. ']);
});

test('no title and no closing question says the same as the other', () => {
  for (const angle of ANGLES)
    for (const topic of ['late invoices', 'reduce churn', 'How do you reduce churn?']) {
      const { title, content } = write(topic, { angle });
      expect(content).not.toContain(title);
    }
});

test('where texts have to be short the topic is the last thing to go', () => {
  const topic = 'My clients pay late. What would you do in my place?';
  const whole = write(topic, { answers: answers('we sell to small shops') }).content;
  const rules = askFor({ body: { maxLength: whole.length - 1 } });
  expect(write(topic, { answers: answers('we sell to small shops'), rules }).content).not.toBe(whole);
});

test.each([
  ['what would you miss', 'What would you miss?'],
  ['what you would miss', 'I would like to hear what you would miss.'],
  ['Which would you take?', 'Which would you take?'],
  ['stories from other teams', 'Stories from other teams.'],
])('who wants to hear “%s” ends with “%s”', (text, said) => {
  const { content } = write(ALARMS, { answers: [{ role: 'ask', text }] });
  expect(content.split('\n\n').at(-1)).toBe(said);
});

test('strangers are asked about what they have too, and not about a product of the author’s', () => {
  const closing = (topic: string) => write(topic).content.split('\n\n').at(-1);
  expect(closing('Launching our shared inbox on Product Hunt')).toContain('our shared inbox');
  const told = closing('What we learned from moving our booking tool from monthly to yearly billing');
  expect(told).not.toContain('booking tool');
});

test('the first three angles of a launch close with three different questions, whatever the seed', () => {
  for (const seed of ['', '1', '2', '3']) {
    const texts = ANGLES.slice(0, 3).map((angle) => write(QUILLBOX, { angle, seed }).content);
    expect(new Set(texts).size).toBe(3);
  }
});

test.each([
  ['the onboarding', 'What do you think of the onboarding?'],
  ['is it clear', 'Is it clear?'],
  ['whether the price is right', 'I would like to hear whether the price is right.'],
  ['the price is too high', 'The price is too high.'],
])('“%s” closes a text as “%s”', (text, closing) => {
  const asked = [{ role: 'ask' as const, text }];
  expect(write('Roast my landing page', { answers: asked }).content.split('\n\n').at(-1)).toBe(closing);
});

test.each([
  'Our new guide to pricing piano lessons',
  'A checklist for migrating a shop from Etsy to Shopify',
  'How to switch your bookkeeping from Excel to Xero: our guide',
])('“%s” stays the title, and nothing is asked of a part of it', (topic) => {
  const { title, content } = write(topic);
  expect(title).toBe(topic);
  expect(content).toMatch(
    /^What .*(?:pricing piano lessons|migrating a shop from Etsy|your bookkeeping from Excel)/,
  );
});

test('what is taken off a price is no thing that readers are asked about', () => {
  const { content } = write('Black Friday: 40% off all plans until Monday');
  expect(content).toBe('What would you want to know before you try it?');
});

test('the name of a version does not keep an answer out of a launch', () => {
  const { content } = write('Launching Shelfmark 2.0: now with ISBN scanning!', {
    facts: { product: 'Shelfmark', about: [] },
    answers: [{ role: 'point', text: 'Shelfmark 2.0 reads the ISBN with a webcam' }],
  });
  expect(content).toContain('It reads the ISBN with a webcam.');
});

test.each([
  [
    'point',
    'Lets freelancers send invoices',
    'I need 10 beta testers for my invoicing app',
    'It lets freelancers send invoices.',
  ],
  ['before', 'since March', 'My co-founder left and now I do everything alone', 'Since March.'],
] as const)('as %s, “%s” becomes a sentence', (role, text, topic, sentence) => {
  expect(write(topic, { answers: [{ role, text }] }).content).toContain(sentence);
});

test('a text of two sentences does not say again what its title says', () => {
  const { title, content } = write('My startup failed. Here’s what I learned');
  expect([title, content]).toEqual(['My startup failed', 'Here’s what I learned.']);
});

test('a tool that is announced is no task of the readers', () => {
  const { title, content } = write('Free tool: check your site’s meta tags');
  expect([title, content]).toEqual([
    'Free tool: check your site’s meta tags',
    'What would you want to know before you try it?',
  ]);
});

test.each([
  ['Ask me anything about SEO for shops', 'What would you like to know?'],
  ['We hit $10k MRR!!! AMA', 'What would you like to know?'],
  ['What would make you pay for a newsletter?', 'What would you expect from a newsletter?'],
  ['Which of these three headlines would you click?', 'What is your own experience with this?'],
])('“%s” is the title, and the text closes with “%s”', (topic, closing) => {
  const { title, content } = write(topic);
  expect([title, content]).toEqual([topic, closing]);
});

test.each([
  ['Invoicely vs FreshBooks - why we are 3x cheaper', 'Invoicely vs FreshBooks - why we are 3x cheaper'],
  ['How do I get more traffic to https://acme.example/pricing ?', 'How do I get more traffic?'],
  ['🎉🎉 BIG NEWS!!! we hit 1k MRR 🚀', '🎉🎉 BIG NEWS!!! we hit 1k MRR 🚀'],
  ['5 mistakes freelancers make with late invoices', '5 mistakes freelancers make with late invoices'],
])('“%s” has the title “%s”', (topic, title) => {
  expect(write(topic).title).toBe(title);
});

test.each([
  ['50% off Black Friday deal until Monday', 'What would you want to know before you try it?'],
  [
    'Looking for beta testers for my invoice reminder tool',
    'What would you expect from my invoice reminder tool?',
  ],
])('“%s” closes with “%s”', (topic, closing) => {
  expect(write(topic).content).toBe(closing);
});

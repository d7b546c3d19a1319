import { expect, test } from 'vitest';
import { ANGLES } from '#contract/drafts.ts';
import { type Answer } from '#contract/interview.ts';
import type { DraftRequest } from '../draft-request.ts';
import { askFor, makeRequest } from '../testing/make-request.ts';
import { threeAngles } from '../three-angles.ts';
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
  expect(title).toBe(ALARMS);
  expect(content).toBe(
    [
      'We got paged 40 times a week, most of it nothing. Each check now runs from Frankfurt, Ohio and Singapore before anyone is woken.',
      'What came of it: 12 pages a week now. We tried longer timeouts first, which only hid real outages.',
      'How do you decide when an alarm is real?',
    ].join('\n\n'),
  );
});

test.each([true, false, null])('a launch keeps its name, whoever’s it is: %s', (isOwn) => {
  const point = 'Quillbox turns bank exports into invoices';
  const { title, content } = write(QUILLBOX, { isOwn, answers: [{ role: 'point', text: point }] });
  expect(title).toBe(QUILLBOX);
  expect(content).toContain(point);
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

test.each([
  '10 lessons from bootstrapping to $5k MRR in 6 months',
  'Our guide to inbox zero for founders',
  'What I learned from killing my free plan',
  'What did you stop doing when you had to grow?',
  'Reels or TikTok in 2026? 🤔',
  'Nice write-up: https://writeup.example/one',
])('below “%s” there is a closing sentence, and not the title again', (topic) => {
  const { title, content } = write(topic);
  expect(content).toMatch(/^[^\n]*[.?]$/);
  expect(content).not.toContain(title);
  expect(write(topic, { facts: TIDY }).content).toBe(content);
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

test.each([
  ['Dentist homepages', '9 of 12 have no phone number', 'Dentist homepages'],
  ['Dentist homepages', '9 of 12 homepages have no phone number', '9 of 12 homepages have no phone number'],
])('above “%s” the point “%s” stands only where it says what it is about', (topic, point, title) => {
  const { title: written, content } = write(topic, { answers: [{ role: 'point', text: point }] });
  expect(written).toBe(title);
  expect(`${written} ${content}`).toContain(point);
});

test.each([
  ["What's new in our October release", "What's new in our October release"],
  ['Beginner question about affiliate links', 'Beginner question about affiliate links'],
  ["What's wrong with our checkout page", "What's wrong with our checkout page?"],
])('“%s” is titled “%s”', (topic, title) => {
  expect(write(topic).title).toBe(title);
});

test('a text that ends with a welcome of its author’s has no second one', () => {
  const asked = {
    topic: 'How we got 20k users',
    answers: [{ role: 'ask' as const, text: 'questions welcome' }],
  };
  for (const seed of ['1', '2', '3', '4'])
    expect(write('How we got 20k users', { ...asked, seed }).content.match(/welcome/gi)).toHaveLength(1);
});

test('a comparison names both sides in its title, and none in its question', () => {
  const { title, content } = write('React vs Vue for a small team');
  expect(title).toBe('React vs Vue for a small team?');
  expect(content).not.toMatch(/React|Vue/);
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
  const topic = 'My clients pay late. What would you do here?';
  const whole = write(topic, { answers: answers('we sell to small shops') }).content;
  const rules = askFor({ body: { maxLength: whole.length - 1 } });
  expect(write(topic, { answers: answers('we sell to small shops'), rules }).content).not.toBe(whole);
});

test.each([
  ['what would you miss', 'What would you miss?'],
  ['what you would miss', 'I would like to hear what you would miss.'],
  ['Which would you take?', 'Which would you take?'],
  ['is 9 dollars too cheap', 'Is 9 dollars too cheap?'],
  ['have a look at the price', 'Have a look at the price.'],
  ['stories from other teams', 'Stories from other teams?'],
  ['Screenshots of bugs.', 'Screenshots of bugs?'],
  ['Examples where it worked', 'Examples where it worked?'],
  ['Whether the subject lines work', 'I would like to hear whether the subject lines work.'],
  ['How you would price it.', 'I would like to hear how you would price it.'],
  ['which format do you need', 'Which format do you need?'],
])('who wants to hear “%s” ends with “%s”', (text, said) => {
  const { content } = write(ALARMS, { answers: [{ role: 'ask', text }] });
  expect(content.split('\n\n').at(-1)).toBe(said);
});

test('three angles that are compared close with three different questions, whatever the kind and the seed', () => {
  for (const topic of [QUILLBOX, ALARMS, 'We are hiring a baker', 'Cold email is dead', 'late invoices'])
    for (const chosen of ['', ...ANGLES] as const)
      for (const seed of ['', '1', '2', '3']) {
        const texts = threeAngles(chosen).map((angle) => write(topic, { angle, seed }).content);
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
])('“%s” stays the title, and readers are asked what they would add', (topic) => {
  const { title, content } = write(topic);
  expect(title).toBe(topic);
  expect(content).toMatch(/^What (?:would you add|do you do differently|do you think)\?$/);
});

test.each([
  [
    'point',
    'Lets freelancers send invoices',
    'I need 10 beta testers for my invoicing app',
    'Lets freelancers send invoices.',
  ],
  ['before', 'since March', 'My co-founder left and now I do everything alone', 'Since March.'],
] as const)('as %s, “%s” becomes a sentence', (role, text, topic, sentence) => {
  expect(write(topic, { answers: [{ role, text }] }).content).toContain(sentence);
});

test('a question in two sentences stays one', () => {
  const asked = write('Does anyone still use a newsletter? Or is everyone on WhatsApp by now');
  expect(asked.content).toMatch(/^Or is everyone on WhatsApp by now\?/);
});

test.each([
  'TidyInbox vs paper diary',
  'Paper diary or TidyInbox for a team of two',
  'TidyInbox versus Shelfmail',
])('whoever compares their own product asks nothing that they did not type: “%s”', (topic) => {
  expect(write(topic, { facts: TIDY }).title).toBe(topic);
  expect(write(topic).title).toBe(`${topic}?`);
});

test('a text of two sentences does not say again what its title says', () => {
  const { title, content } = write('My startup failed. Here’s what I learned');
  expect(title).toBe('My startup failed');
  expect(content).toMatch(/^Here’s what I learned\.\n\n[^\n]+[?.]$/);
});

test.each([
  ['late invoices', 'What has worked for you with late invoices?'],
  ['Remote hiring in Eastern Europe', 'What has worked for you with remote hiring in Eastern Europe?'],
  ['invoicing tool for freelancers', 'What has worked for you with invoicing tools for freelancers?'],
  [
    'Bookkeeping software for nonprofits',
    'What has worked for you with bookkeeping software for nonprofits?',
  ],
  ['SEASONAL CASH FLOWS', 'What has worked for you with seasonal cash flows?'],
  ['How to reduce churn', 'How do you reduce churn?'],
  ['Facebook Marketplace scams', 'What has worked for you with Facebook Marketplace scams?'],
])('a topic that is no sentence, “%s”, becomes the question “%s”', (topic, title) => {
  expect(write(topic).title).toBe(title);
});

test.each([
  'Scope creep',
  'Running a remote team',
  'Hiring a barista in Porto',
  'The problem with usage-based pricing',
  'Acme Analytics alternative',
  'Small law firm marketing ideas',
  'The truth about dropshipping',
  'Questions to ask before hiring an SEO agency',
  'The cheapest way to host a website',
  'A simple framework for prioritising feature requests',
  'iOS 26 widgets',
  'Free changelog templates for SaaS teams',
  'Our November numbers',
  'Best tools for scheduling social media',
])('where a question around it would not surely read well, “%s” is the title as it was typed', (topic) => {
  expect(write(topic).title).toBe(topic);
});

test('an answer that the topic does not ask for says what it answers', () => {
  const answers = [{ role: 'audience' as const, text: 'freelancers who hate chasing money' }];
  expect(write('We hit $1k MRR after 11 months', { answers }).content).toContain(
    'Who it is for: freelancers who hate chasing money.',
  );
});

test('a point that says “it” is no title, for nothing comes before it', () => {
  const { title, content } = write('yoga teacher insurance', {
    answers: [{ role: 'point', text: 'you need it even for park classes' }],
  });
  expect(title).not.toContain('need it');
  expect(content).toContain('You need it even for park classes.');
});

test.each([
  ['Invoicely vs FreshBooks - why we are 3x cheaper', 'Invoicely vs FreshBooks - why we are 3x cheaper'],
  ['Ads vs content: here is what we spent in 2025', 'Ads vs content: here is what we spent in 2025'],
  ['Excel vs paper: what roasters told us in 30 talks', 'Excel vs paper: what roasters told us in 30 talks'],
  ['Notion vs. Obsidian, which one we kept', 'Notion vs. Obsidian, which one we kept'],
  ['Stripe vs Paddle: who has switched', 'Stripe vs Paddle: who has switched?'],
  ['Ads vs content: which would you cut', 'Ads vs content: which would you cut?'],
  ['[Giveaway] 5 licenses of my tilemap editor', '[Giveaway] 5 licenses of my tilemap editor'],
  ['Which metrics matter for a small shop', 'Which metrics matter for a small shop?'],
  [
    'How do I get more traffic to https://acme.example/pricing ?',
    'How do I get more traffic to https://acme.example/pricing?',
  ],
  ['Rent went up again…', 'Rent went up again…'],
  ['Would you raise prices now…', 'Would you raise prices now…'],
  ['🎉🎉 BIG NEWS!!! we hit 1k MRR 🚀', '🎉🎉 BIG NEWS!!! we hit 1k MRR 🚀'],
  ['5 mistakes freelancers make with late invoices', '5 mistakes freelancers make with late invoices'],
])('“%s” has the title “%s”', (topic, title) => {
  expect(write(topic).title).toBe(title);
});

test('where an answer names the product, only whose it is is told behind it', () => {
  const given = answers('I run TidyInbox alone, and mail was a mess');
  const { content } = write('How did you find your first ten customers?', { facts: TIDY, answers: given });
  expect(content).toMatch(/^I run TidyInbox alone, and mail was a mess\.\n\n(?!It )/);
  expect(content).not.toMatch(/\n\nIt sorts/);
});

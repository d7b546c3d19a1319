import { expect, test } from 'vitest';
import { readTopic } from './read-topic.ts';

test.each([
  ['We cut false alarms by 80 % by confirming from three regions', 'experience'],
  ['why our churn dropped', 'experience'],
  ['Launching Quillbox, a small self-hosted invoicing app', 'launch'],
  ['Quillbox is live', 'launch'],
  ['Launching Quillbox: turn your support tickets into articles', 'launch'],
  ['Launching Quillbox today: shift plans for hospitals', 'launch'],
  ['Today we launch Quillbox 2: clients pick the hour, not only the day', 'launch'],
  ['We’re launching Quillbox: clients pick the hour', 'launch'],
  ['We launched Quillbox: what we learned in a week', 'experience'],
  ['We launched Quillbox, nobody came', 'experience'],
  ['We launched Quillbox: our biggest mistake was pricing', 'experience'],
  ['I launched Quillbox, can you roast it?', 'feedback'],
  ['We launched Quillbox, do we need a blog?', 'question'],
  ['Launching Quillbox: learn Spanish with lessons of 5 minutes', 'launch'],
  ['Lesson learned - who you hire matters more than what you pay', 'experience'],
  ['Lessons learned - how do I collect them', 'question'],
  ['Lessons learned: how much should I share', 'question'],
  ['Lessons learned: how long does it take', 'question'],
  ['Lessons learned: what tool do you use', 'question'],
  ['We launched Quillbox: clients pick the hour', 'launch'],
  ['We are launching Quillbox today: invoices in a minute', 'launch'],
  ['We just launched Quillbox on Product Hunt: invoices in a minute', 'launch'],
  ['Launched Quillbox - what we learned', 'experience'],
  ['Launching Quillbox: lessons from ten failed launches', 'experience'],
  ['Lessons learned - how do I collect them', 'question'],
  ['We launched Quillbox, and lost our first customer', 'experience'],
  ['Lessons learned - never hire friends', 'experience'],
  ['Can anyone review my contract', 'question'],
  ['Have you tried our new app', 'launch'],
  ['Did you know we launched a new app', 'launch'],
  ['Lessons learned: how do I collect them', 'question'],
  ['Lessons learned from churn: who wants to share theirs?', 'question'],
  ['Lesson learned app for nurses, feedback welcome', 'launch'],
  ['Meet Anna, our new designer', 'news'],
  ['Has anyone moved from monthly to yearly billing w/out angering early customers??', 'question'],
  ['Is cold email dead??', 'question'],
  ['Lesson learned: I built a parts inventory for 5 months that only 2 shops ever opened', 'experience'],
  ['Launching on Product Hunt: what to expect', 'howto'],
  ['roast my landing page', 'feedback'],
  ['How do you chase late invoices?', 'question'],
  ['Is React better than Vue for a small team', 'comparison'],
  ['my build keeps failing on the second try', 'problem'],
  ['how to chase late invoices', 'howto'],
  ['reduce churn', 'howto'],
  ['unpopular opinion: standups are fine', 'opinion'],
  ['late invoices', 'subject'],
  ['sharing this article: https://example.com/a', 'link'],
  ['', 'subject'],
  ['We are hiring a support engineer', 'news'],
  ['Do you reply to every review or only the bad ones?', 'question'],
  ['Do you think my landing page is clear?', 'feedback'],
  ['Our public changelog for October', 'news'],
  ['Thinking of dropping our free tier', 'question'],
  ['tell me how you handle refunds', 'question'],
  ['tell us about your first hire', 'question'],
  ['Show me your onboarding emails', 'question'],
  ['tell me what you think of my pricing page', 'feedback'],
  ['Our guide on how to move a dance school from paper to online booking', 'howto'],
])('"%s" is a topic of the kind %s', (topic, kind) => {
  expect(readTopic(topic).kind).toBe(kind);
});

test('what is launched is taken apart in its own words', () => {
  expect(readTopic('  “Launching   Quillbox, a small self-hosted invoicing app for freelancers” ')).toEqual({
    kind: 'launch',
    isSure: true,
    english: true,
    text: 'Launching Quillbox, a small self-hosted invoicing app for freelancers',
    figures: [],
    names: ['Quillbox'],
    presented: 'Quillbox',
    parts: {
      who: null,
      what: 'a small self-hosted invoicing app',
      change: null,
      time: null,
      place: null,
      obstacle: null,
    },
  });
});

test('an experience keeps its figures, its doer and what they did', () => {
  const { figures, parts } = readTopic('We cut false alarms by 80 % by confirming from three regions');
  expect(figures).toEqual(['80 %', 'three regions']);
  expect(parts).toMatchObject({ who: 'We', what: 'false alarms', change: 'confirming from three regions' });
});

test('the place of a launch is not what is launched', () => {
  expect(readTopic('Launching our shared inbox on Product Hunt').presented).toBeNull();
});

test('who asks about a thing presents nothing', () => {
  expect(readTopic('Is Quillbox good?')).toMatchObject({ names: ['Quillbox'], presented: null });
});

test('of another language only marks, figures and names are read', () => {
  expect(readTopic('Wie mahne ich 30 % der säumigen Kunden mit Stripe?')).toMatchObject({
    english: false,
    kind: 'question',
    figures: ['30 %'],
    names: expect.arrayContaining(['Stripe']),
  });
});

test('what is presented is one of the names, also behind a version', () => {
  const { names, presented } = readTopic('launching 1.5 Quillbox');
  expect([names, presented]).toEqual([['Quillbox'], 'Quillbox']);
});

test.each([
  'We use cal.com for a 4-chair hair salon',
  'We now use Quillbox for our invoices',
  'Dark mode is finally here',
  'Checkout is finally here',
  'Announcing our partnership with the Oakland Food Bank',
  'Our static site generator',
  'Introducing myself: Dana, bookkeeper for breweries',
  'Webinar: accessibility law for web shops, Thursday 3pm CET',
  'Update: I took your advice and raised my prices',
])('“%s” presents no product by its name', (topic) => {
  expect(readTopic(topic).presented).toBeNull();
});

test.each([
  ['Launching Quillbox tomorrow, any last minute tips?', 'Quillbox'],
  ['We launched Quillbox, how do we get users?', 'Quillbox'],
  ['Introducing Quillbox: how to invoice in a minute', 'Quillbox'],
  ['We launched Quillbox, no sales after 3 months', 'Quillbox'],
  ['Meet Sarah, our new designer', null],
  ['Say hello to Marek – our second engineer', null],
  ['Launching our first Kids Menu', null],
  ['Today we’re launching our Spring Collection', null],
  ['Introducing Team Plans', null],
  ['Announcing Series A', null],
  ['Just launched Season 2', null],
  ['Announcing Series C', null],
  ['Just launched Volume Three', null],
  ['Launching the Kestrel Season', null],
  ['Introducing my Kestrel Collection', null],
  ['Announcing our first Kestrel Edition', null],
  ['Launching Kestrel Season', 'Kestrel'],
  ['Launching Kestrel Discounts', null],
  ['Launching Annual Plan', null],
  ['Launching Dark Mode for our app', null],
  ['Launching Android Support today', null],
  ['Announcing Beta Release', null],
  ['Introducing Step 4', null],
  ['Just launched Day One of my challenge', null],
  ['Just launched Month Two', null],
  ['Just launched Stage 3', null],
  ['Just launched Level Four of our course', null],
  ['Introducing Part 2', null],
  ['Launching Kestrel Support', 'Kestrel'],
  ['Launching Team Mode (beta), a booking app', 'Team Mode'],
  ['Email is the best marketing channel', null],
  ['Launching Day One, a journal for nurses', 'Day One'],
  ['Launching Rocket Plan, an app for kitchens', 'Rocket Plan'],
  ['Launching Quill Line, an app for rotas', 'Quill Line'],
] as const)('“%s” presents %s', (topic, presented) => {
  expect(readTopic(topic).presented).toBe(presented);
});

test('a label before it does not hide which name is presented', () => {
  expect(readTopic('Beta: Quillbox is live').presented).not.toBe('Beta');
  expect(readTopic('Checkout: Quillbox is live').presented).not.toBe('Checkout');
});

test.each([
  ['Webflow vs Framer for a shop', true],
  ['Stripe vs Paddle: who has switched', true],
  ['Notion vs. Obsidian, which one we kept', false],
])('“%s” surely asks for a comparison: %s', (topic, isSure) => {
  expect(readTopic(topic)).toMatchObject({ kind: 'comparison', isSure });
});

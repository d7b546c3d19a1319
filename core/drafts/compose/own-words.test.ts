import { expect, test } from 'vitest';
import { isWhole, toSentence, withLead } from './own-words.ts';

test.each([
  ['slow builds, 40 min', 'Slow builds, 40 min.'],
  ['  it works!  ', 'It works!'],
  ['- asked twice,', 'Asked twice.'],
  ['iOS first', 'iOS first.'],
  ['n8n did it', 'n8n did it.'],
  ['a “quoted end.”', 'A “quoted end.”'],
  ['done 🎉', 'Done 🎉'],
  ['no-shows fell by half', 'No-shows fell by half.'],
  ['', ''],
])('“%s” as a sentence is “%s”', (line, sentence) => {
  expect(toSentence(line)).toBe(sentence);
});

test.each([
  ['we tried ads', true],
  ['It writes invoices', true],
  ['Late invoices are a pricing problem', true],
  ['9 said yes at once', true],
  ['the old builds took hours', true],
  ['slow builds, 40 min', false],
  ['freelancers who hate spreadsheets', false],
  ['no mobile app', false],
  ['nothing changed', true],
  ['a paid trial for 5 euros', false],
  ['some paid ads', false],
  ['some paid late', true],
  ['some lost money', true],
  ['many paid twice', true],
  ['a lost parcel', false],
  ['the paid trial was a mistake', true],
  ['the plugin that was to move the reviews', false],
  ['the ads that we ran brought nobody', true],
  ['the one that matters most is the price', true],
  ['that was the mistake', true],
  ['when we asked again, everybody answered', true],
  ['the people who paid were happy', true],
  ['when you really have 50 services', false],
  ['that I need a partner who knows dentists', false],
  ['that freelancers only look when a client is late', false],
  ['that helps a lot', true],
  ['that makes us slower', true],
  ['Hetzner, because it is half the price', false],
  ['a $24 droplet that is at 90 % memory', false],
  ['a shared IP with bad neighbours', false],
  ['a discord nobody used', false],
  ['a discount, they left a month later', false],
  ['cold emails, nobody answered', false],
  ['the survey failed, nobody answered', true],
  ['the budget was too small, we left', true],
  ['my brother ships gingerbread to Switzerland', true],
  ['our team meetings and calls', false],
  ['My older sister draws a comic', true],
  ['my boss thinks so', true],
  ['our team meetings', false],
  ['Our developer docs', false],
  ['our accountant fees', false],
  ['our accountant fees for June', false],
  ['My partner programs', false],
  ['My wife jeans shop', false],
  ['our team stats', false],
  ['My friend Thomas', false],
  ['My brother James', false],
  ['my brother James from Berlin', false],
  ['our sales team targets', false],
  ['My boss news', false],
])('“%s” stands by itself: %s', (line, whole) => {
  expect(isWhole(line)).toBe(whole);
});

test('only what is no sentence gets words before it', () => {
  expect(withLead('Before:', 'slow builds')).toBe('Before: slow builds.');
  expect(withLead('Before:', 'we had slow builds')).toBe('We had slow builds.');
  expect(withLead('', 'slow builds')).toBe('Slow builds.');
});

test('what denies already needs no words that deny', () => {
  const lead = 'What it cannot do yet:';
  expect(withLead(lead, 'no Android app yet')).toBe('No Android app yet.');
  for (const denial of ['None.', 'Never more than one user.', 'Without an app.', 'Cannot export.'])
    expect(withLead(lead, denial.toLowerCase())).toBe(denial);
  expect(withLead('What is missing from it:', 'nothing about taxes yet')).toBe('Nothing about taxes yet.');
  expect(withLead(lead, 'no-code exports')).toBe('What it cannot do yet: no-code exports.');
  expect(withLead(lead, 'Nothing')).toBe('What it cannot do yet: Nothing.');
  expect(withLead(lead, 'Nothing for teams')).toBe('Nothing for teams.');
  expect(withLead(lead, 'offline work')).toBe('What it cannot do yet: offline work.');
  expect(withLead('What did not work:', 'no refunds')).toBe('What did not work: no refunds.');
});

test('behind such words a name keeps its spelling', () => {
  expect(withLead('Where I lean:', 'Hetzner, because it is half the price')).toBe(
    'Where I lean: Hetzner, because it is half the price.',
  );
  expect(withLead('Before:', 'No recurring invoices')).toBe('Before: no recurring invoices.');
});

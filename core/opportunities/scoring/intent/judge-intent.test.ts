import { expect, test } from 'vitest';
import { readThreadWords } from '../thread-words.ts';
import { judgeIntent } from './judge-intent.ts';

const judge = (title: string, text = '', community?: string) =>
  judgeIntent(readThreadWords({ title, text }), null, community);

test.each([
  ['what do yall use for scheduling?', 'recommendation'],
  ['Looking for a booking tool that speaks Dutch', 'recommendation'],
  ['Alternative to Calendly?', 'recommendation'],
  ['Booking app for two barbers?', 'recommendation'],
  ['Any recs for a quiet fan', 'recommendation'],
  ['Calendly vs Cal.com for a clinic', 'comparison'],
  ['Torn between a lathe and a mill', 'comparison'],
  ['Calendly doubled its price overnight', 'complaint'],
  ['Their support never answers and I am done', 'complaint'],
  ['How do I stop no-shows?', 'help'],
  ['Printer keeps jamming, tried everything', 'help'],
  ['What’s the worst haircut you ever had?', 'none'],
  ['Unpopular opinion: walk-ins are better', 'none'],
  ['The shop is open on Sundays', 'none'],
  ['Sorry, I need to get this off my chest', 'none'],
])('"%s" wants: %s', (title, intent) => {
  expect(judge(title).intent).toBe(intent);
});

test.each([
  'What did not work: ads, and anything with the word growth in it.',
  'What did: something like patience.',
])('“%s” is told, and asks for nothing', (text) => {
  expect(judge('A year of our shop', text)).toMatchObject({ intent: 'none', sure: { recommendation: 0 } });
});

test('a complaint that ends in a request asks for a recommendation', () => {
  expect(
    judge('Calendly raised its price again', 'So tired of it. What are you all using instead?').intent,
  ).toBe('recommendation');
});

test('what the people of a story ask is not asked of the reader', () => {
  const tale = `She came in and asked how do I print this. ${'He said he had no idea. She told him off. '.repeat(6)}`;
  expect(judge('The lady and the printer', tale).intent).toBe('none');
});

test('a quote is the sentence that says so best, letter for letter', () => {
  expect(judge('Hi all', 'We are three. Can anyone recommend a CRM?').quote).toBe(
    'Can anyone recommend a CRM?',
  );
});

test('words are stronger where people come to ask, and weaker where they tell stories', () => {
  const strengthIn = (community: string) =>
    judge('Zombie books', 'I have read quite a few.', community).strength;
  expect(strengthIn('booksuggestions')).toBeGreaterThan(strengthIn('books'));
  expect(judge('How do I fix it?', '', 'TalesFromRetail').strength).toBeLessThan(
    judge('How do I fix it?', '', 'retail').strength,
  );
});

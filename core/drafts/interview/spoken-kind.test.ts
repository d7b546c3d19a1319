import { expect, test } from 'vitest';
import { readTopic } from '#core/topics/read-topic.ts';
import { spokenKind } from './spoken-kind.ts';

test.each([
  ['Launching Quillbox', null, 'launch'],
  ['Launching Quillbox, my reminder app for freelancers, looking for feedback', null, 'launch'],
  ['We launched our booking app for hotels', null, 'launch'],
  ['I wrote a book about pottery glazes', null, 'news'],
  ['Update: the landlord backed down', null, 'subject'],
  ['Survey on how vets handle after-hours calls', null, 'subject'],
  ['How do you handle chargebacks?', null, 'question'],
  ['Is Quillbox worth it for a single dock?', null, 'question'],
  ['Is Quillbox worth it for a single dock?', 'quillbox', 'subject'],
  ['Is Quillbox’s pricing fair?', 'Quillbox', 'subject'],
  ["What do you think of Quillbox's pricing?", 'Quillbox', 'subject'],
  ['Quillbox vs FreshBooks for small marinas', null, 'comparison'],
  ['Quillbox vs FreshBooks for small marinas', 'Quillbox', 'subject'],
  ['How do I run a team meeting?', 'Tea', 'question'],
  ['Is cold email dead', null, 'question'],
  ['Launching Quillbox', 'Quillbox', 'launch'],
  ['AMA: I ran a translation agency for 12 years', null, 'subject'],
  ['Tools we use to run a 3-person game studio', null, 'subject'],
  ['My marketing stack as a solo founder', null, 'subject'],
  ['I plan to cold call 100 dentists this week', null, 'subject'],
  ['I hate invoicing', null, 'subject'],
  ['Beginner question about Google Tag Manager', null, 'subject'],
  ['How we choose our suppliers', null, 'subject'],
  ['How we chose our suppliers', null, 'experience'],
  ['Introducing Maria, our new head of sales', null, 'news'],
] as const)('of “%s” by whoever makes %s one may speak as of a %s', (topic, product, kind) => {
  expect(spokenKind(readTopic(topic), product)).toBe(kind);
});

test('a question is one however faintly its words say so', () => {
  const read = readTopic('How do you handle chargebacks?');
  expect(spokenKind({ ...read, isSure: false }, null)).toBe('question');
  expect(spokenKind({ ...read, isSure: false, text: 'How you handle chargebacks' }, null)).toBe('subject');
});

import { expect, test } from 'vitest';
import { NO_REQUIREMENTS } from '../post-requirements.ts';
import { readRules } from './read-rules.ts';
import type { RulesRecord } from './rules-record.ts';

const read = (name: string, text = '') => readRules([{ name, text }], null);

test.each<[what: string, name: string, text: string, record: Partial<RulesRecord>]>([
  ['a ban', 'No self-promotion', 'Don’t advertise. There is no exception day.', { promotion: 'banned' }],
  [
    'irony',
    'Want to advertise here?',
    'Sure, buy an ad. Otherwise: ban.',
    { promotion: 'banned', quotes: { promotion: 'Sure, buy an ad.' } },
  ],
  ['a verdict under a heading', 'Self promo', 'Not allowed.', { promotion: 'banned' }],
  ['a day', 'Self promo', 'Saturdays.', { promotion: 'limited', days: ['saturday'] }],
  [
    'excluded days',
    'Promotion',
    'Any day but Friday is fine.',
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'saturday', 'sunday'] },
  ],
  [
    'a quota with a permission',
    'Promo posts',
    'They need mod approval, once a month at most.',
    { promotion: 'permission', quotaDays: 30 },
  ],
  [
    'a ratio',
    'Nine to one',
    'At most one in ten posts may be about your own work.',
    { promotion: 'limited' },
  ],
  [
    'a monthly thread',
    'Promotion',
    'Pitches go into the pinned thread of the month, nowhere else.',
    { promotion: 'limited', quotaDays: null },
  ],
  [
    'a condition that only asks for disclosure',
    'Say who you are',
    'Mentioning your own product is fine if you say that it is yours.',
    { promotion: 'allowed', disclosure: true },
  ],
  [
    'advice to ask the moderators if unsure',
    'Promotion',
    'All promotion is banned. If unsure, message the mods.',
    { promotion: 'banned' },
  ],
  ['a ban on hatred', 'No hate', 'Promoting violence will get you banned.', { promotion: 'unknown' }],
  ['surveys', 'No surveys', 'They need the approval of a mod.', { promotion: 'unknown' }],
  ['text written with AI', 'No ChatGPT', '', { aiText: 'banned' }],
  ['a label for it', 'AI', 'AI-written posts must be flaired.', { aiText: 'tag', disclosure: false }],
  ['pictures made with AI', 'No AI art', 'AI images are removed.', { aiText: 'unknown' }],
  ['links', 'No links', '', { links: 'banned' }],
  ['some links', 'Links', 'No affiliate links.', { links: 'limited' }],
  ['emoji and typos', '🚫 advertisments', '', { promotion: 'banned' }],
  [
    'German',
    'Keine Werbung',
    'Links und Self-Promotion sind verboten.',
    { promotion: 'unknown', quotes: {} },
  ],
])('reads the record of %s: %s %s', (_what, name, text, record) => {
  expect(read(name, text)).toMatchObject(record);
});

test('reads the tag from a rule that asks for one on AI text', () => {
  const rules = read(
    'Tag AI posts',
    'If a model wrote it with AI, begin the title with [AI]. Untagged ones are removed.',
  );
  expect(rules).toMatchObject({ aiText: 'tag', titleTags: ['[AI]'] });
  expect(read('Begin with a tag', 'The title begins with [Q].').titleTags).toEqual([]);
});

test('quotes rules verbatim', () => {
  const text = 'Say that it’s **yours** – always. Once per 60 days (at most), e.g. in March.';
  const { quotes } = read('Promotion', text);
  expect(quotes).toMatchObject({ disclosure: 'Say that it’s **yours** – always.' });
  for (const quote of Object.values(quotes)) expect(text).toContain(quote);
});

test('reads the posting guidelines like a rule', () => {
  const requirements = { ...NO_REQUIREMENTS, guidelines: 'No self-promotion, please.' };
  expect(readRules([], requirements)).toMatchObject({ promotion: 'banned', requirements });
});

test('marks rules in other languages', () => {
  expect(read('No ads').isInEnglish).toBe(true);
  expect(read('Не рекламировать').isInEnglish).toBe(false);
});

const GERMAN = { name: 'Keine Werbung', text: 'Werbung ist nicht erlaubt und wird gelöscht.' };
const ENGLISH = { name: 'No ads', text: 'Don’t advertise here, or you will be banned.' };

test('names a rule in another language, and reads the other rules', () => {
  const rules = readRules([ENGLISH, GERMAN], null);
  expect(rules).toMatchObject({ promotion: 'banned', isInEnglish: true });
  expect(rules.unread).toEqual(['The rule “Keine Werbung” isn’t in English, so it wasn’t read.']);
  expect(readRules([ENGLISH, GERMAN, GERMAN], null).unread[0]).toMatch(/aren’t in English/);
  expect(readRules([GERMAN], null)).toMatchObject({ isInEnglish: false, unread: [] });
});

test('reads the rules despite guidelines in another language', () => {
  const requirements = { ...NO_REQUIREMENTS, guidelines: GERMAN.text };
  const rules = readRules([ENGLISH], requirements);
  expect(rules).toMatchObject({ promotion: 'banned', isInEnglish: true });
  expect(rules.unread).toEqual(['The advice to authors isn’t in English, so it wasn’t read.']);
});

test.each(['No promotion of Los Angeles businesses', 'No ads for pour over gear', 'No Des Moines promotion'])(
  'treats a text with foreign names and loan words as English: %s',
  (name) => {
    expect(read(name).isInEnglish).toBe(true);
    expect(['banned', 'unclear']).toContain(read(name).promotion);
  },
);

test('reports text beyond the maximum length as unread', () => {
  const sentence = 'We talk about budgets. ';
  expect(read('About', sentence.repeat(400)).unread).toEqual([]);
  expect(read('About', sentence.repeat(500)).unread).toEqual([
    'Only the first 10,000 characters of this rule were read: “About”.',
  ]);
  expect(read('About', 'we talk about budgets '.repeat(50)).unread).toEqual([
    'Only the first 1,000 characters of a sentence were read in this rule: “About”.',
  ]);
});

test.each([
  'no '.repeat(2_000),
  'promote '.repeat(1_000),
  `${'a '.repeat(2_000)}!`,
  '('.repeat(4_000),
  'link to '.repeat(700),
  'no your own '.repeat(500),
])('finishes reading a hostile text: %.12s…', (text) => {
  expect(read('Rule', text).isInEnglish).toBe(true);
});

test('does not mistake other tags or link texts for an AI tag', () => {
  const other = 'Start titles with [Q] or [Discussion]. Text written with AI must be marked with [AI].';
  expect(read('Tags', other).titleTags).toEqual(['[AI]']);
  const linked = 'Text written with AI must be marked. See [our wiki](https://example.com).';
  expect(read('Tags', linked)).toMatchObject({ aiText: 'tag', titleTags: [] });
});

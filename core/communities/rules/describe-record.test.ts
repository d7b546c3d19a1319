import { expect, test } from 'vitest';
import { NO_REQUIREMENTS, type PostRequirements } from '../post-requirements.ts';
import { applyCorrections } from './correction.ts';
import { describeRecord } from './describe-record.ts';
import { readRules } from './read-rules.ts';

const rule = (name: string, text = '') => ({ name, text, appliesTo: 'all' as const, createdAt: 0 });
const describe = (
  rules: ReturnType<typeof rule>[],
  requirements: PostRequirements | null = NO_REQUIREMENTS,
) =>
  new Map(
    describeRecord(readRules(rules, requirements), rules, requirements).map((row) => [row.subject, row]),
  );

test('every subject has a row, without words if no rule is found', () => {
  const rows = describe([rule('Be kind')], null);
  expect([...rows.keys()]).toEqual([
    'promotion',
    'links',
    'aiText',
    'disclosure',
    'days',
    'quotaDays',
    'threads',
    'reposts',
    'flair',
    'title',
    'body',
    'domains',
    'gates',
  ]);
  for (const row of rows.values()) expect(row).toMatchObject({ severity: 'none', words: null, quote: null });
});

test('says that known settings require nothing, but not so for unknown settings', () => {
  const rows = describe([]);
  for (const subject of ['flair', 'title', 'body', 'domains'] as const)
    expect(rows.get(subject)).toMatchObject({
      severity: 'none',
      words: 'Its settings ask for nothing here.',
    });
});

test.each([
  ['You need 50 karma to post here.', 'It asks accounts for karma.'],
  ['Accounts must be 30 days old and have some karma.', 'It asks accounts for karma and age.'],
])('names the account requirement in: %s', (sentence, words) => {
  expect(describe([rule('Posting', sentence)]).get('gates')?.words).toBe(words);
});

test('says that a rule applies only to posts', () => {
  const rules = [
    { ...rule('Promotion', 'No self-promotion.'), appliesTo: 'link' as const },
    { ...rule('Links', 'No links.'), appliesTo: 'comment' as const },
    rule('No AI', 'Text written with AI is removed.'),
  ];
  const rows = describeRecord(readRules(rules, null), rules, null);
  expect(rows.slice(0, 3).map(({ words }) => words)).toEqual([
    'Not allowed (posts only)',
    'Not allowed (comments only)',
    'Not allowed',
  ]);
});

test('if rules differ for posts and comments, a row shows both with the stricter severity; a correction applies to both', () => {
  const rules = [
    { ...rule('Comments', 'Self-promotion is allowed.'), appliesTo: 'comment' as const },
    { ...rule('Posts', 'No self-promotion.'), appliesTo: 'link' as const },
  ];
  const reading = readRules(rules, null);
  const said = { severity: 'stop', words: 'Not allowed (posts only). Allowed (comments only).' };
  expect(describeRecord(reading, rules, null)[0]).toMatchObject({ ...said, quote: 'No self-promotion.' });
  const corrections = [{ field: 'promotion' as const, value: 'limited' as const, reason: 'Told so', at: 5 }];
  expect(describeRecord(applyCorrections(reading, corrections), rules, null)[0]).toMatchObject({
    severity: 'care',
    words: 'With conditions',
  });
});

test('identical rules for posts and comments share a row', () => {
  const text = 'Self-promotion is fine if you say that it is yours.';
  const rules = [
    { ...rule('Posts', text), appliesTo: 'link' as const },
    { ...rule('Comments', 'Promotion once a week.'), appliesTo: 'comment' as const },
  ];
  expect(describeRecord(readRules(rules, null), rules, null)[0]?.words).toBe('With conditions');
});

test('promotion allowed with a disclosure is conditional', () => {
  const text =
    'Mentioning your own product is fine where it answers the question, if you say that it is yours.';
  expect(describe([rule('Your product', text)]).get('promotion')).toMatchObject({
    severity: 'care',
    words: 'With conditions',
    quote: text,
  });
});

test.each(['Posting is open to approved members.', 'You need to be here for 30 days before you post.'])(
  'finds the account requirement in: %s',
  (text) => {
    expect(describe([rule('Posting', text)]).get('gates')?.quote).toBe(text);
  },
);

test('shows a community’s post types and access in the rows for links, text and account requirements', () => {
  const rowsOf = (takes: 'self' | 'link', access: string) =>
    describeRecord(readRules([], null), [], null, { takes, access });
  const wordsOf = (rows: ReturnType<typeof rowsOf>) =>
    rows.flatMap(({ subject, words }) => (words === null ? [] : [`${subject}: ${words}`]));
  expect(wordsOf(rowsOf('self', 'restricted'))).toEqual([
    'links: It takes text posts only.',
    'gates: Only approved members may post.',
  ]);
  expect(wordsOf(rowsOf('link', 'public'))).toEqual(['body: It takes links only.']);
});

test('quotes rules and settings', () => {
  const rows = describe([rule('No self-promotion'), rule('Posting', 'You need 50 karma to post here.')], {
    ...NO_REQUIREMENTS,
    flairRequired: true,
    title: { ...NO_REQUIREMENTS.title, minLength: 10, maxLength: 100 },
  });
  expect(rows.get('promotion')).toMatchObject({
    severity: 'stop',
    words: 'Not allowed',
    quote: 'No self-promotion',
  });
  expect(rows.get('flair')).toMatchObject({ severity: 'care', words: 'Every post needs a flair.' });
  expect(rows.get('title')?.words).toBe(
    'A title has at least 10 characters. A title has at most 100 characters.',
  );
  expect(rows.get('gates')).toMatchObject({
    severity: 'care',
    quote: 'You need 50 karma to post here.',
    from: 'Posting',
  });
});
